#!/bin/sh
# fontkit 2.0.4 throws while it lays out some letters of Noto Sans Arabic that the font has: where a mark has no anchor for
# its base (a null offset, which OpenType allows), it reads a coordinate of null. A name with such a letter ends the PDF.
# Seen: U+06A2, U+06A3 and U+06A5 throw "Cannot read properties of null (reading 'xCoordinate')"; U+06A4 and U+0642 do not.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund fontkit@2.0.4 @expo-google-fonts/noto-sans-arabic@0.4.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import * as fontkit from 'fontkit';
const font = fontkit.openSync(
  'node_modules/@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
);
for (const code of [0x6a2, 0x6a3, 0x6a5]) {
  const letter = String.fromCodePoint(code);
  assert.ok(font.hasGlyphForCodePoint(code));
  assert.throws(() => font.layout(letter), /reading 'xCoordinate'/);
  console.log('throws', letter);
}
for (const letter of ['\u06a4', '\u0642']) assert.ok(font.layout(letter).glyphs.length);
JS
node check.mjs
