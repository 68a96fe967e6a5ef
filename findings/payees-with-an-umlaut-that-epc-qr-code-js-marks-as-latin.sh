#!/bin/sh
# The QR code for a SEPA transfer begins with "BCD", and its third line says in which characters it is written, 1 for UTF-8 and 2
# for ISO 8859-1 (EPC069-12). @dipser/epc-qr-code.js 1.0.3 says 2 of itself, as in its README's example. If a character is none
# of ASCII, the code is in UTF-8 all the same, and a byte order mark stands before the "BCD": a payee or a purpose with an umlaut
# makes a code that is none of SEPA, or has other letters. It has no line for the "hint" of the README either, and writes the
# payee with the IBAN to the console.
# Seen: "Max Muster" begins 424344, "Max M\u00fcller" efbbbf424344 with the umlaut as c3bc; sepa-payment-qr-code 2.0.2 says 1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @dipser/epc-qr-code.js@1.0.3 sepa-payment-qr-code@2.0.2 \
  sharp@0.34.4 zxing-wasm@3.1.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { copyFileSync, readFileSync } from 'node:fs';
import generateQrCode from 'sepa-payment-qr-code';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
copyFileSync('node_modules/@dipser/epc-qr-code.js/dist/epc-qr-code.esm.js', 'epc.mjs');
const { girocode } = await import('./epc.mjs');
const { buffer } = new Uint8Array(readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: buffer } });
const payee = { iban: 'DE02100100100006820101', name: 'Max Muster' };
const read = async (more) => {
  const svg = girocode({ ...payee, amount: '10.00', reason: 'Invoice X', hint: 'Thank you', ...more }).svg();
  const [{ bytes }] = await readBarcodes(await sharp(Buffer.from(svg)).png().toBuffer());
  return Buffer.from(bytes);
};
const [plain, name, reason] = [await read({}), await read({ name: 'Max M\u00fcller' }), await read({ reason: 'B\u00fccher' })];
console.log([plain, name, reason].map((bytes) => bytes.toString('hex')));
for (const bytes of [plain, name, reason]) assert.equal(bytes.toString().split('\n')[2], '2');
assert.equal(plain.toString('latin1', 0, 4), 'BCD\n');
assert.ok(!plain.includes('Thank you'));
for (const bytes of [name, reason]) {
  assert.equal(bytes.toString('hex', 0, 7), 'efbbbf4243440a');
  assert.ok(bytes.includes('c3bc', 0, 'hex'));
}
const other = generateQrCode({ ...payee, name: 'Max M\u00fcller', amount: 10 });
assert.deepEqual(other.split('\n').slice(0, 3), ['BCD', '002', '1']);
JS
node check.mjs
