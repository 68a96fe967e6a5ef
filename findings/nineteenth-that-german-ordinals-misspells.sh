#!/bin/sh
# german-ordinals 4.2.6, a part of the text generator RosaeNLG, writes ordinal numbers in German up to 30 from a list of words,
# for instance the day of a date. The nineteenth is misspelled: "nehnzehnte", in place of "neunzehnte" (Duden; German builds
# 13 to 19 as the unit and "zehn", and the list itself has "neunte" and "neunundzwanzigste"). to-words 5.7.0 has it right.
# An invoice or letter dated by it on the 19th of a month has a word that does not exist.
# Seen: "nehnzehnte" for 19; the words of 13 to 18 and of 29 are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund german-ordinals@4.2.6 to-words@5.7.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { getOrdinal } = require('german-ordinals');
const { ToWords } = require('to-words');
const words = new ToWords({ localeCode: 'de-DE' });
for (const [number, seen, right] of [
  [9, 'neunte', 'neunte'],
  [13, 'dreizehnte', 'dreizehnte'],
  [18, 'achtzehnte', 'achtzehnte'],
  [19, 'nehnzehnte', 'neunzehnte'],
  [20, 'zwanzigste', 'zwanzigste'],
  [29, 'neunundzwanzigste', 'neunundzwanzigste'],
]) {
  console.log(number, getOrdinal(number), words.toOrdinal(number));
  assert.equal(getOrdinal(number), seen);
  assert.equal(words.toOrdinal(number).toLowerCase(), right);
}
JS
node check.cjs
