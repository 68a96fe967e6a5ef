#!/bin/sh
# transliteration.cyr 1.0.5 is for "cyrillic russian words", says its README. It is made from a library for Ukrainian and kept
# its table: the Russian letter U+0438, an i, becomes y, as only the Ukrainian one does. Nikitin is Nykytyn, and a receiver's
# name on the label is not that of the passport, for which Russia takes the table of ICAO Doc 9303 (Ministry of Foreign
# Affairs). iuliia 0.8.2 has that table.
# Seen: Nykytyn, Dmytryi, Kyryllov, Symferopol and Rybynsk for Nikitin, Dmitrii, Kirillov, Simferopol and Rybinsk.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund transliteration.cyr@1.0.5 iuliia@0.8.2
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const iuliia = require('iuliia');
const { transliterate } = require('transliteration.cyr');
for (const [word, seen, passport] of [
  ['\u041D\u0438\u043A\u0438\u0442\u0438\u043D', 'Nykytyn', 'Nikitin'],
  ['\u0414\u043C\u0438\u0442\u0440\u0438\u0439', 'Dmytryi', 'Dmitrii'],
  ['\u041A\u0438\u0440\u0438\u043B\u043B\u043E\u0432', 'Kyryllov', 'Kirillov'],
  ['\u0421\u0438\u043C\u0444\u0435\u0440\u043E\u043F\u043E\u043B\u044C', 'Symferopol', 'Simferopol'],
  ['\u0420\u044B\u0431\u0438\u043D\u0441\u043A', 'Rybynsk', 'Rybinsk'],
  ['\u0421\u0435\u0440\u0433\u0435\u0439', 'Sergei', 'Sergei'],
]) {
  const written = [transliterate(word), iuliia.translate(word, iuliia.ICAO_DOC_9303)];
  console.log(...written);
  assert.deepEqual(written, [seen, passport]);
}
JS
node check.cjs
