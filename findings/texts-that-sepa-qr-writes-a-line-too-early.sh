#!/bin/sh
# The QR code for a SEPA transfer has its fields by the number of the line (EPC069-12): 10 is the structured reference of a
# creditor (ISO 11649), 11 the free text for the payee, 12 a note to the payer. sepa-qr 0.0.2 leaves out one of them: its
# "remittance", which its README shows with free text, is on line 10, and its "information", meant for the payer, on line 11,
# where a bank's app takes it for the text of the transfer. sepa-payment-qr-code 2.0.2 has all twelve.
# Seen: the README's "Invoice 123456789" on line 10 and "Thank you" on line 11, of 11 lines; the other has 11, 12 and 12.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund sepa-qr@0.0.2 sepa-payment-qr-code@2.0.2 zxing-wasm@3.1.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { buffer as collect } from 'node:stream/consumers';
import generateQrCode from 'sepa-payment-qr-code';
import createSepaQr from 'sepa-qr';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
const { buffer } = new Uint8Array(readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: buffer } });
const text = 'Invoice 123456789';
const payee = { name: 'Example Shop', iban: 'DE89370400440532013000', amount: 100 };
const information = 'Thank you';
const picture = await collect(createSepaQr({ ...payee, remittance: text, information }));
const [code] = await readBarcodes(picture);
const lines = code.text.split('\n');
const others = generateQrCode({ ...payee, unstructuredReference: text, information }).split('\n');
console.log(lines, others);
assert.deepEqual([lines.length, others.length], [11, 12]);
assert.deepEqual([lines.indexOf(text) + 1, lines.indexOf(information) + 1], [10, 11]);
assert.deepEqual([others.indexOf(text) + 1, others.indexOf(information) + 1], [11, 12]);
JS
node check.mjs
