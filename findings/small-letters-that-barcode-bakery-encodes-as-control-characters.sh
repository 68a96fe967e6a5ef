#!/bin/sh
# Code 39 has no small letters. In its full ASCII form (ISO/IEC 16388, annex A) they are two characters, a plus and the letter in
# capitals, other signs have a slash or a per cent sign in front. @barcode-bakery/barcode-1d 3.0.0 takes the bars of the per cent
# sign for the plus, of the plus for the slash and of the slash for the per cent sign: its "Code 39 Extended" holds control
# characters for small letters, and other letters and digits for signs. The text it prints below is as it should be. Only codes
# without them are right, which are plain Code 39. bwip-js 4.11.4 has the right ones for the same reader, zxing-wasm 3.1.3.
# Seen: "abc12" is read as U+001B, U+001C, U+001D and 12, "A+B" as "AkB", "x@y" with a 6 for the at sign; "ABC-12" is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @barcode-bakery/barcode-1d@3.0.0 \
  @barcode-bakery/barcode-common@3.0.0 bwip-js@4.11.4 zxing-wasm@3.1.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { BCGcode39extended } from '@barcode-bakery/barcode-1d';
import { toBuffer } from 'bwip-js/node';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
const { buffer } = new Uint8Array(readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: buffer } });
const border = 30;
const paint = (text) => {
  const bars = [];
  const canvas = { width: 3000, height: 300 };
  const context = { canvas, fillStyle: '', fillRect: (...bar) => bars.push([context.fillStyle, ...bar]) };
  const code = new BCGcode39extended();
  code.setScale(3);
  code.setLabel(null);
  code.parse(text);
  code.draw({ context, canvas });
  const [width, height] = code.getDimension(0, 0).map((side) => side + 2 * border);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [, left, top, wide, high] of bars.filter(([color]) => color === 'rgb(0, 0, 0)'))
    for (let y = top + border; y < top + border + high; y += 1)
      for (let x = left + border; x < left + border + wide; x += 1)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data, width, height, colorSpace: 'srgb' };
};
const read = async (picture) => {
  const [{ bytes }] = await readBarcodes(picture, { tryHarder: true });
  return Buffer.from(bytes).toString('latin1');
};
for (const [text, seen] of [
  ['ABC-12', 'ABC-12'],
  ['abc12', '\u001b\u001c\u001d12'],
  ['A+B', 'AkB'],
  ['x@y', '\u007f6\u007f'],
]) {
  const other = await toBuffer({ bcid: 'code39ext', text, scale: 3, paddingwidth: 20, backgroundcolor: 'ffffff' });
  const found = [await read(paint(text)), await read(other)];
  console.log(text, JSON.stringify(found));
  assert.deepEqual(found, [seen, text]);
}
JS
node check.mjs
