// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene_test.h"

#include <QTest>

namespace ghostlight::app {

void SceneTest::init() {
    scene_ = std::make_unique<Scene>(QSize(1280, 800));
    QVERIFY(scene_->isLoaded());
    QVERIFY(QTest::qWaitForWindowActive(&scene_->view()));
    Scene::complaints();
}

void SceneTest::cleanup() {
    scene_.reset();
    QCOMPARE(Scene::complaints(), QStringList());
}

} // namespace ghostlight::app
