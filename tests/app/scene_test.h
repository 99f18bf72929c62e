// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scene.h"

#include <memory>

namespace ghostlight::app {

/// A test with a scene of its own for every function, about which nothing may complain.
class SceneTest : public QObject {
    Q_OBJECT

protected:
    std::unique_ptr<Scene> scene_;

private Q_SLOTS:
    void init();
    void cleanup();
};

} // namespace ghostlight::app
