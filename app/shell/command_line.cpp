// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include "ai/level.h"
#include "languages.h"
#include "registry.h"
#include "settings.h"
#include "setup_model.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRandomGenerator>

#include <cstdio>

namespace ghostlight::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ghostlight::app::CommandLine)
};

/// Thrown within this file only.
struct Complaint {
    QString why;
};

const QString demoOption = QStringLiteral("demo");
const QString newOption = QStringLiteral("new");
const QString seatsOption = QStringLiteral("seats");
const QString seedOption = QStringLiteral("seed");
const QString setOption = QStringLiteral("set");
const QString screenshotOption = QStringLiteral("screenshot");
const QString sizeOption = QStringLiteral("size");
const QString langOption = QStringLiteral("lang");
const QString paceOption = QStringLiteral("pace");
const QString backendOption = QStringLiteral("backend");
const QString helpOption = QStringLiteral("help");
const QString versionOption = QStringLiteral("version");

QStringList gameIds() {
    QStringList ids;
    forEachGame([&ids]<class G>(std::type_identity<G>) {
        ids.append(QString::fromLatin1(G::id.data(), static_cast<qsizetype>(G::id.size())));
    });
    return ids;
}

void addOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(Words::tr(
        "Three ghostly tabletop games on one digital table: Ghosts, Ghostbumpers and Ghost Hunters."));
    parser.addPositionalArgument(QStringLiteral("file"), Words::tr("A saved game to go on with."),
                                 QStringLiteral("[FILE]"));
    const QString games = gameIds().join(QStringLiteral(", "));
    parser.addOptions({
        //: Options of the command line. %1 is a list of keywords
        {newOption, Words::tr("Begin a game: %1.").arg(games), QStringLiteral("GAME")},
        {demoOption, Words::tr("Computers play a game against each other, for show: %1.").arg(games),
         QStringLiteral("GAME")},
        {seatsOption,
         Words::tr(
             "Who plays, separated by commas: person, easy, medium, hard, expert; a computer also with a "
             "character, as in hard:bold."),
         QStringLiteral("LIST")},
        {seedOption, Words::tr("The whole number from which all chance of the game follows."),
         QStringLiteral("N")},
        {setOption, Words::tr("An option of the game, as in edition=fright or target=25."),
         QStringLiteral("KEY=VALUE")},
        {screenshotOption,
         Words::tr("Write pictures of every screen into a folder and end; with --demo, of that game."),
         QStringLiteral("FOLDER")},
        {sizeOption, Words::tr("The size of the window, as in 1280x800."), QStringLiteral("WxH")},
        {langOption, Words::tr("The language to speak, as in de or pt_BR."), QStringLiteral("LANGUAGE")},
        {paceOption, Words::tr("How fast things move: %1.").arg(Settings::paces().join(QStringLiteral(", "))),
         QStringLiteral("PACE")},
        {backendOption, Words::tr("What draws the table: software or opengl."), QStringLiteral("NAME")},
        {{QStringLiteral("h"), helpOption}, Words::tr("Show this help and end.")},
        {{QStringLiteral("v"), versionOption}, Words::tr("Say which version this is and end.")},
    });
}

QString oneOf(const QString& option, const QString& value, const QStringList& values) {
    if (!values.contains(value)) {
        //: %1 is an option's name, %2 a list of keywords, %3 what was given
        throw Complaint{Words::tr("--%1 takes one of %2, not “%3”")
                            .arg(option, values.join(QStringLiteral(", ")), value)};
    }
    return value;
}

QList<SeatSetup> readSeats(const QString& text) {
    QList<SeatSetup> seats;
    for (const QString& kind : text.split(',')) {
        if (kind != QLatin1String("person") && !ai::readSkill(kind.toStdString())) {
            throw Complaint{
                Words::tr("“%1” is not a kind of seat; there are person, easy, medium, hard and expert, the "
                          "last four also with a character, as in hard:bold")
                    .arg(kind)};
        }
        seats.append({{}, kind});
    }
    return seats;
}

quint64 readSeed(const QString& text) {
    bool isNumber = false;
    const quint64 seed = text.toULongLong(&isNumber);
    if (!isNumber) {
        throw Complaint{Words::tr("--seed takes a whole number that is not negative, not “%1”").arg(text)};
    }
    return seed;
}

QVariantMap readOptions(const QStringList& settings) {
    QVariantMap options;
    for (const QString& setting : settings) {
        const qsizetype equals = setting.indexOf('=');
        if (equals < 1) {
            throw Complaint{Words::tr("--set takes KEY=VALUE, not “%1”").arg(setting)};
        }
        options.insert(setting.left(equals), setting.mid(equals + 1));
    }
    return options;
}

QSize readSize(const QString& text) {
    const QStringList parts = text.split('x');
    bool isWidth = false;
    bool isHeight = false;
    const QSize size(parts.value(0).toInt(&isWidth), parts.value(1).toInt(&isHeight));
    constexpr int most = 16384;
    if (parts.size() != 2 || !isWidth || !isHeight || size.isEmpty() || size.width() > most ||
        size.height() > most) {
        throw Complaint{Words::tr("--size takes a width and a height, as in 1280x800, not “%1”").arg(text)};
    }
    return size;
}

/// Numbers are numbers in a set-up, as they are in a saved game.
Json toJson(const QVariantMap& options) {
    Json json = Json::object();
    for (auto option = options.begin(); option != options.end(); ++option) {
        bool isNumber = false;
        const int number = option->toInt(&isNumber);
        json[option.key().toStdString()] = isNumber ? Json(number) : Json(option->toString().toStdString());
    }
    return json;
}

void checkFits(const GameSetup& setup) {
    visitGame(setup.game.toStdString(), [&setup]<class G>(std::type_identity<G>) {
        if (setup.seats.size() < G::minSeats || setup.seats.size() > G::maxSeats) {
            throw Complaint{Words::tr("%1 is for %2 to %3 seats, and --seats names %4")
                                .arg(setup.game)
                                .arg(G::minSeats)
                                .arg(G::maxSeats)
                                .arg(setup.seats.size())};
        }
        try {
            const Json options = toJson(setup.options);
            G::Codec::readRules(JsonField(options, "--set"));
        } catch (const InputError& error) {
            throw Complaint{QString::fromUtf8(error.what())};
        }
    });
}

GameSetup readGame(const QCommandLineParser& parser, const QString& option) {
    const bool isDemo = option == demoOption;
    SetupModel usual;
    usual.reset(oneOf(option, parser.value(option), gameIds()), {});
    if (isDemo) {
        usual.setPerson(0, false);
    }
    GameSetup setup = usual.setup();
    if (parser.isSet(seatsOption)) {
        setup.seats = readSeats(parser.value(seatsOption));
    }
    for (const SeatSetup& seat : setup.seats) {
        if (isDemo && seat.kind == QLatin1String("person")) {
            throw Complaint{Words::tr("in a demo all seats are played by computers")};
        }
    }
    setup.options = readOptions(parser.values(setOption));
    setup.seed = parser.isSet(seedOption) ? readSeed(parser.value(seedOption))
                                          : QRandomGenerator::system()->generate64();
    checkFits(setup);
    return setup;
}

Request::Kind kindOf(const QCommandLineParser& parser) {
    if (parser.isSet(helpOption)) {
        return Request::Kind::help;
    }
    if (parser.isSet(versionOption)) {
        return Request::Kind::version;
    }
    if (parser.isSet(demoOption)) {
        return Request::Kind::demo;
    }
    return parser.isSet(screenshotOption) ? Request::Kind::tour : Request::Kind::play;
}

void checkTogether(const QCommandLineParser& parser) {
    const bool isNew = parser.isSet(newOption);
    const bool isDemo = parser.isSet(demoOption);
    const bool hasFile = !parser.positionalArguments().isEmpty();
    if (parser.positionalArguments().size() > 1) {
        throw Complaint{Words::tr("one file at a time, please")};
    }
    if (static_cast<int>(isNew) + static_cast<int>(isDemo) + static_cast<int>(hasFile) > 1) {
        throw Complaint{Words::tr("a file, --new and --demo exclude each other")};
    }
    if (parser.isSet(screenshotOption) && (isNew || hasFile)) {
        throw Complaint{Words::tr("--screenshot goes alone or with --demo")};
    }
    for (const QString& option : {seatsOption, seedOption, setOption}) {
        if (parser.isSet(option) && !isNew && !isDemo) {
            throw Complaint{Words::tr("--%1 needs --new or --demo").arg(option)};
        }
    }
}

Request readRequest(const QCommandLineParser& parser) {
    Request request;
    request.kind = kindOf(parser);
    request.language = parser.value(langOption);
    if (request.kind == Request::Kind::help || request.kind == Request::Kind::version) {
        return request;
    }
    checkTogether(parser);
    if (!request.language.isEmpty() && !Languages::speaks(request.language)) {
        oneOf(langOption, request.language, Languages::all());
    }
    request.file = parser.positionalArguments().value(0);
    for (const QString& option : {newOption, demoOption}) {
        if (parser.isSet(option)) {
            request.game = readGame(parser, option);
        }
    }
    request.pictures = parser.value(screenshotOption);
    if (parser.isSet(sizeOption)) {
        request.size = readSize(parser.value(sizeOption));
    }
    if (parser.isSet(paceOption)) {
        request.pace = oneOf(paceOption, parser.value(paceOption), Settings::paces());
    }
    if (parser.isSet(backendOption)) {
        request.backend = oneOf(backendOption, parser.value(backendOption), {"software", "opengl"});
    }
    return request;
}

} // namespace

std::variant<Request, BadArguments> readArguments(const QStringList& arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    if (!parser.parse(QStringList{QStringLiteral("ghostlight")} + arguments)) {
        QString why = parser.errorText();
        // Qt ends its sentence; ours goes on.
        why.chop(why.endsWith('.') ? 1 : 0);
        return BadArguments{why};
    }
    try {
        return readRequest(parser);
    } catch (const Complaint& complaint) {
        return BadArguments{complaint.why};
    }
}

void complain(const QString& why) {
    std::fprintf(stderr, "ghostlight: %s\n", qPrintable(why));
}

QString helpText() {
    QCommandLineParser parser;
    addOptions(parser);
    return parser.helpText();
}

} // namespace ghostlight::app
