#!/bin/sh
# zxing-wasm 3.1.3 finds the add-on of an EAN-13 if it stands at most 10 modules behind it. The GS1 General Specifications
# allow 7 to 12, and bwip-js 4.11.4 draws 12 if nothing else is asked for. A book's or a magazine's code of the one is then
# read by the other without its add-on, and if the add-on is required, not at all.
# Seen: gaps of 7 and 10 read "978730104815352495", gaps of 11 and 12 "9787301048153", and nothing with "Require".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund bwip-js@4.11.4 zxing-wasm@3.1.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { toBuffer } from 'bwip-js/node';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
const { buffer } = new Uint8Array(readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: buffer } });
const text = '9787301048153 52495';
const read = async (eanAddOnSymbol, more) => {
  const picture = await toBuffer({ bcid: 'ean13', text, scale: 3, padding: 15, backgroundcolor: 'ffffff', ...more });
  const found = (await readBarcodes(picture, { tryHarder: true, eanAddOnSymbol })).map((code) => code.text);
  console.log(eanAddOnSymbol, more, found);
  return found;
};
for (const addongap of [7, 10]) assert.deepEqual(await read('Read', { addongap }), ['978730104815352495']);
for (const more of [{ addongap: 11 }, { addongap: 12 }, {}]) {
  assert.deepEqual(await read('Read', more), ['9787301048153']);
  assert.deepEqual(await read('Require', more), []);
}
JS
node check.mjs
