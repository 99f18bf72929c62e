# SPDX-License-Identifier: GPL-3.0-or-later
# What the misbehaving bots share. They leave their process ids in $BOT_RECORD/pids and every line they got in
# $BOT_RECORD/heard.

echo $$ >>"$BOT_RECORD/pids"

# play_until N: a good bot that makes the first legal move; returns at the N-th question without an answer.
play_until() {
    left=$1
    while IFS= read -r line; do
        printf '%s\n' "$line" >>"$BOT_RECORD/heard"
        case $line in
        '{"type":"hello"'*) echo '{"type":"ready","name":"a bad bot"}' ;;
        '{"type":"decide"'*)
            left=$((left - 1))
            if [ "$left" -eq 0 ]; then
                return
            fi
            echo '{"choose":0}'
            ;;
        esac
    done
    exit 0
}
