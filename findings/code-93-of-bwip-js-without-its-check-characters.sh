#!/bin/sh
# bwip-js 4.11.4 leaves away the two check characters of Code 93, unless `includecheck` is set. The documentation of BWIPP,
# which it is made from, calls them optional, while every symbol of USS-93 ends in them, and a reader takes none without. Code
# 128 has one check character, as obligatory, which is drawn without being asked for.
# Seen: zxing-wasm 3.1.3 finds nothing in code93 of "SF1234567890", and reads it with includecheck; code128 is read without.
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
const text = 'SF1234567890';
const read = async (bcid, more) => {
  const picture = await toBuffer({ bcid, text, scale: 3, padding: 12, backgroundcolor: 'ffffff', ...more });
  const found = (await readBarcodes(picture, { tryHarder: true })).map((code) => code.text);
  console.log(bcid, more, found);
  return found;
};
assert.deepEqual(await read('code93', {}), []);
assert.deepEqual(await read('code93', { includecheck: true }), [text]);
assert.deepEqual(await read('code128', {}), [text]);
JS
node check.mjs
