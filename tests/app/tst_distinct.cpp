// SPDX-License-Identifier: GPL-3.0-or-later
//
// Families, values and dice colours must be told apart without colour. Pictures are compared at 60 px, in
// grey and as people with no red, green or blue cones see them (Machado, Oliveira and Fernandes 2009,
// severity 1).
//
// The metric asks for another drawing, not for another tone. Every pixel of a view gets the direction of its
// edge (the gradient of CIE L*, as a double angle, so that dark-on-light and light-on-dark are the same) with
// a weight that soon saturates, so that a weak edge counts nearly as much as a strong one. The likeness of
// two pictures is the cosine between these fields: 1 for the same drawing in whatever colours, about 0 for
// drawings that have nothing to do with each other. Where all pictures of a set have the same edge (border,
// plates, the body of a die), nothing is counted. Difference = 1 - likeness; for cards the smaller one of
// both ways up.
#include "art/art_provider.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

using namespace ghostlight::app;

namespace {

constexpr int width = 60;
constexpr double enough = 0.40;
constexpr double halfPlain = 4; // an edge of that many steps of L* counts half
constexpr double common = 0.55;

using Matrix = std::array<double, 9>;

struct Sight {
    const char* name;
    Matrix of; // from linear light to linear light
};

constexpr std::array<Sight, 4> sights{{
    {"grey", {0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722}},
    {"protan", {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998}},
    {"deutan", {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881}},
    {"tritan", {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}},
}};

double linear(int channel) {
    const double v = channel / 255.0;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

double lightness(QRgb pixel, const Matrix& m) {
    const std::array<double, 3> in{linear(qRed(pixel)), linear(qGreen(pixel)), linear(qBlue(pixel))};
    std::array<double, 3> out{};
    for (std::size_t row = 0; row < 3; ++row)
        out[row] = std::clamp(m[3 * row] * in[0] + m[3 * row + 1] * in[1] + m[3 * row + 2] * in[2], 0.0, 1.0);
    const double y = 0.2126 * out[0] + 0.7152 * out[1] + 0.0722 * out[2];
    return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

struct Edge {
    double x = 0, y = 0; // the doubled angle, as long as the edge is plain: 0 to 1
};
using Drawing = std::vector<Edge>;

Drawing drawing(const QImage& image, const Sight& sight) {
    Drawing result;
    std::vector<double> light;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            light.push_back(lightness(image.pixel(x, y), sight.of));
    const auto at = [&](int x, int y) { return light[static_cast<std::size_t>(y * image.width() + x)]; };
    for (int y = 1; y + 1 < image.height(); ++y)
        for (int x = 1; x + 1 < image.width(); ++x) {
            const double dx = at(x + 1, y) - at(x - 1, y);
            const double dy = at(x, y + 1) - at(x, y - 1);
            const double length = std::hypot(dx, dy);
            const double weight = length / (length + halfPlain) / std::max(length * length, 1e-9);
            result.push_back({(dx * dx - dy * dy) * weight, 2 * dx * dy * weight});
        }
    return result;
}

// True where a pixel counts: not everywhere in the set is the same edge there.
std::vector<bool> telling(const std::vector<Drawing>& set) {
    std::vector<bool> result;
    const auto n = static_cast<double>(set.size());
    for (std::size_t i = 0; i < set.front().size(); ++i) {
        Edge sum;
        for (const Drawing& one : set) {
            sum.x += one[i].x / n;
            sum.y += one[i].y / n;
        }
        result.push_back(std::hypot(sum.x, sum.y) < common);
    }
    return result;
}

double difference(const Drawing& a, const Drawing& b, const std::vector<bool>& counts) {
    double together = 0;
    double ofA = 0;
    double ofB = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (counts[i]) {
            together += a[i].x * b[i].x + a[i].y * b[i].y;
            ofA += a[i].x * a[i].x + a[i].y * a[i].y;
            ofB += b[i].x * b[i].x + b[i].y * b[i].y;
        }
    return 1 - together / std::sqrt(ofA * ofB);
}

// On the felt, as it is seen.
QImage laid(const QImage& picture) {
    QImage felt(picture.size(), QImage::Format_RGB32);
    felt.fill(QColor(0x43, 0x2A, 0x71));
    QPainter(&felt).drawImage(0, 0, picture);
    return felt;
}

QImage turned(const QImage& image) {
    return image.mirrored(true, true);
}

// The closest pair of a set.
struct Closest {
    double difference = 2;
    qsizetype one = 0, other = 0;
};

Closest closest(const QList<QImage>& set, const Sight& sight, bool bothWaysUp) {
    std::vector<Drawing> upright;
    std::vector<Drawing> upsideDown;
    for (const QImage& image : set) {
        upright.push_back(drawing(image, sight));
        upsideDown.push_back(drawing(turned(image), sight));
    }
    const std::vector<bool> counts = telling(upright);
    Closest result;
    for (std::size_t i = 0; i < upright.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            double d = difference(upright[i], upright[j], counts);
            if (bothWaysUp)
                d = std::min(d, difference(upright[i], upsideDown[j], counts));
            if (d < result.difference)
                result = {d, static_cast<qsizetype>(i), static_cast<qsizetype>(j)};
        }
    return result;
}

// The same drawing in other colours: what nobody should pass off as another family.
QImage recoloured(const QImage& image, int hue, int saturation, int lightnessPercent) {
    QImage result = image;
    for (int y = 0; y < result.height(); ++y)
        for (int x = 0; x < result.width(); ++x) {
            const QColor color = result.pixelColor(x, y).toHsl();
            result.setPixelColor(x, y,
                                 QColor::fromHsl((std::max(0, color.hslHue()) + hue) % 360,
                                                 std::min(255, color.hslSaturation() * saturation / 100),
                                                 color.lightness() * lightnessPercent / 100));
        }
    return result;
}

} // namespace

class TestDistinct : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void families_data();
    void families();
    void values();
    void dice_data();
    void dice();
    void aCopyInOtherColoursFails();

private:
    QImage card(const QString& name) { return laid(art_->requestImage(name, nullptr, {width, 0})); }
    // The face; the die's body is the same for all.
    QImage die(const QString& color, int value) {
        return card(QStringLiteral("hunters/die_%1_%2").arg(color).arg(value))
            .copy(width / 5, width / 6, width * 3 / 5, width * 3 / 5);
    }
    QStringList familyCards(int number) const;
    static QStringList valueCards();
    void allDiffer(const QStringList& names, const QList<QImage>& set, bool bothWaysUp);
    void allCardsDiffer(const QStringList& names);

    std::unique_ptr<ArtProvider> art_;
    const QStringList colors_{QStringLiteral("green"), QStringLiteral("red"), QStringLiteral("blue"),
                              QStringLiteral("yellow")};
};

void TestDistinct::initTestCase() {
    QCOMPARE(registerArt(), QString());
    art_ = std::make_unique<ArtProvider>();
}

void TestDistinct::allDiffer(const QStringList& names, const QList<QImage>& set, bool bothWaysUp) {
    for (const Sight& sight : sights) {
        const Closest found = closest(set, sight, bothWaysUp);
        const QString pair = names[found.one] + QStringLiteral(" and ") + names[found.other];
        qInfo("%s: closest are %s, %.2f", sight.name, qPrintable(pair), found.difference);
        QVERIFY2(found.difference >= enough, qPrintable(pair));
    }
}

void TestDistinct::allCardsDiffer(const QStringList& names) {
    QList<QImage> set;
    for (const QString& name : names)
        set.append(card(name));
    allDiffer(names, set, true);
}

QStringList TestDistinct::familyCards(int number) const {
    QStringList names{QStringLiteral("ghosts/M")};
    for (const char family : {'A', 'B', 'C', 'D', 'E', 'F'})
        names.append(QStringLiteral("ghosts/%1%2").arg(QLatin1Char(family)).arg(number));
    return names;
}

void TestDistinct::families_data() {
    QTest::addColumn<int>("number");
    for (const int number : {1, 2, 3})
        QTest::addRow("cards of %d", number) << number;
}

void TestDistinct::families() {
    QFETCH(int, number);
    allCardsDiffer(familyCards(number));
}

QStringList TestDistinct::valueCards() {
    QStringList names{QStringLiteral("bumpers/X")};
    for (int value = 1; value <= 9; ++value)
        names.append(QStringLiteral("bumpers/%1").arg(value));
    return names;
}

void TestDistinct::values() {
    allCardsDiffer(valueCards());
}

void TestDistinct::dice_data() {
    QTest::addColumn<int>("value");
    for (int value = 1; value <= 6; ++value)
        QTest::addRow("faces of %d", value) << value;
}

void TestDistinct::dice() {
    QFETCH(int, value);
    QList<QImage> set;
    for (const QString& color : colors_)
        set.append(die(color, value));
    allDiffer(colors_, set, false);
}

// Six families, or ten values, one of them a copy of another in other colours: the tests above would not let
// it pass.
void TestDistinct::aCopyInOtherColoursFails() {
    QList<QImage> cards;
    for (const QString& name : familyCards(1))
        cards.append(card(name));
    QList<QImage> values;
    for (const QString& name : valueCards())
        values.append(card(name));
    QList<QImage> faces;
    for (const QString& color : colors_)
        faces.append(die(color, 4));
    double most = 0;
    for (const auto& [hue, saturation, light] : {std::array{120, 100, 100}, std::array{240, 100, 100},
                                                 std::array{60, 60, 75}, std::array{180, 100, 60}})
        for (const Sight& sight : sights) {
            for (qsizetype i = 1; i < cards.size(); ++i) {
                QList<QImage> forged = cards;
                forged[i % 6 + 1] = recoloured(cards[i], hue, saturation, light);
                most = std::max(most, closest(forged, sight, true).difference);
            }
            for (qsizetype i = 0; i < values.size(); ++i) {
                QList<QImage> forged = values;
                forged[(i + 1) % values.size()] = recoloured(values[i], hue, saturation, light);
                most = std::max(most, closest(forged, sight, true).difference);
            }
            QList<QImage> forged = faces;
            forged[0] = recoloured(faces[1], hue, saturation, light);
            most = std::max(most, closest(forged, sight, false).difference);
        }
    qInfo("copies differ by %.2f at most, %.2f would be enough", most, enough);
    QVERIFY(most < enough);
}

QTEST_GUILESS_MAIN(TestDistinct)
#include "tst_distinct.moc"
