#!/bin/sh
# prettify-pinyin 0.1.5 puts the marks on pinyin with numbers, and is for the entries of CC-CEDICT, its README says. That
# dictionary begins names with a capital and writes "u:" for the vowel of "women" and "green" (its own example is nu:3 ren2).
# A capital vowel gets no mark: Anhui, Ezhou and Erlian keep their number, and with a second vowel behind it the mark is on
# that one, as in Aihui and Ouyang. "u:" keeps its colon behind a marked u, which is another vowel. A syllable without a
# number, as in a name that is spelled without marks, gets the word "undefined".
# Seen: "An1 hui1" keeps "An1", "Ou1 yang2" has its mark on the u, "nu:3" is U+01D4 and a colon; "Beijing" is "Bundefinedijin".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund prettify-pinyin@0.1.5
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { prettify } = require('prettify-pinyin');
const seen = {
  'an1 hui1': '\u0101n hu\u012b',
  'Bei3 jing1': 'B\u011bi j\u012bng',
  'An1 hui1': 'An1 hu\u012b',
  'E4 zhou1': 'E4 zh\u014du',
  'Er4 lian2': 'Er4 li\u00e1n',
  'Ai4 hui1': 'A\u00ec hu\u012b',
  'Ou1 yang2': 'O\u016b y\u00e1ng',
  'nu:3 ren2': 'n\u01d4: r\u00e9n',
  'lu:4 cha2': 'l\u00f9: ch\u00e1',
  Beijing: 'Bundefinedijin',
};
for (const [numbered, marked] of Object.entries(seen)) {
  console.log(numbered, prettify(numbered));
  assert.equal(prettify(numbered), marked);
}
JS
node check.cjs
