# Sourced by check, play and tests/coverage: installing Debian packages and setting up ccache.
# shellcheck shell=bash

# What building and running the application needs; `check` adds what tests need.
# shellcheck disable=SC2034 # used by those who source this
app_packages=(
    build-essential cmake ninja-build ccache python3 libcli11-dev nlohmann-json3-dev
    librsvg2-bin pngquant
    qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-multimedia-dev
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
    qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-layouts qml6-module-qtquick-templates
    qml6-module-qtqml qml6-module-qtqml-workerscript qml6-module-qtqml-models
    libgl1-mesa-dri fonts-vollkorn fonts-manrope fonts-noto-core fonts-noto-ui-core fonts-noto-cjk
)

# install_missing PACKAGE...: installs those that are not there yet; asks apt for nothing when all are.
install_missing() {
    if ! command -v dpkg-query >/dev/null; then
        echo "   not a Debian system: taking for granted that these are installed: $*"
        return
    fi
    local package missing=()
    for package; do
        grep -qx installed < <(dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null) ||
            missing+=("$package")
    done
    if ((${#missing[@]} == 0)); then
        echo "   nothing needs installing"
        return
    fi

    local as_root=()
    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            echo "error: not root and no sudo; as root, run: apt-get install ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "   installing ${missing[*]}"
    # `env` because sudo drops the caller's environment; the time-out waits for another apt instead of failing.
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600)
    # Only progress is hushed: errors come on the other channel.
    "${apt[@]}" update >/dev/null && "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >/dev/null
}

# use_ccache ROOT: objects are found again in another clone and after the compiler is reinstalled unchanged.
# The size stays the user's own setting (5 GB unless changed): a smaller one here would empty their cache.
use_ccache() {
    export CCACHE_BASEDIR=$1 CCACHE_NOHASHDIR=true CCACHE_COMPILERCHECK=content
}
