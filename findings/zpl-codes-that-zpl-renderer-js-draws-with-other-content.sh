#!/bin/sh
# zpl-renderer-js 3.4.0 draws two bar codes of ZPL with another content than a printer, so that a label passes or fails a
# look on the screen for the wrong reason. The programming guide's own example of a QR code in mixed mode holds the commands
# instead of the data. And Code 39 has no check character, though ^B3 asks for it; ^B2 gets its check digit.
# Seen: ^FDD03048F,LM,N0123456789,A12AABB,B0006qrcode reads "048F,LM,N0123456789,A12AABB,B0006qrcode", where the guide has
# 0123456789, 12AABB and qrcode as data; ^B3N,Y and ^B3N,N give the same picture; ^B2 of 12345 reads 123457.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund zpl-renderer-js@3.4.0 zxing-wasm@3.1.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ready } from 'zpl-renderer-js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
const { buffer } = new Uint8Array(readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: buffer } });
const { api } = await ready;
const draw = async (field) => Buffer.from(await api.zplToBase64Async(`^XA^FO50,50${field}^FS^XZ`, 101.6, 60, 8), 'base64');
const read = async (field) => {
  const found = (await readBarcodes(await draw(field), { tryHarder: true })).map(({ text }) => text);
  console.log(field, found);
  return found;
};
assert.deepEqual(await read('^BQ,2,6^FDD03048F,LM,N0123456789,A12AABB,B0006qrcode'), [
  '048F,LM,N0123456789,A12AABB,B0006qrcode',
]);
assert.deepEqual(await read('^BY2^B3N,Y,100,N,N^FDRR123456785CN'), ['RR123456785CN']);
const [without, asked] = await Promise.all(['N', 'Y'].map((check) => draw(`^BY2^B3N,${check},100,N,N^FDRR123456785CN`)));
assert.ok(without.equals(asked));
assert.deepEqual(await read('^BY3^B2N,100,N,N,Y^FD12345'), ['123457']);
process.exit(0);
JS
node check.mjs
