#!/bin/sh
# The QR code for a SEPA transfer has the payee's BIC, which from version 002 on may be left out within the EEA, and a text for
# the payee, which may be left out too (EPC069-12). iban-qr-code 1.0.0 has both versions by its README, which lists the fields
# with empty texts. What the caller leaves out is filled with that of an example: a code of version 002 with name, IBAN and
# amount asks for a transfer to the bank "DEZZZYYYXXX" with the text "Testsubject", without an error, and without an amount it
# is 19.05 euros. A field that is given as undefined has the word "undefined". An amount that is a number is written as
# JavaScript has it, a sum with 17 decimals, where EPC069-12 allows two.
# Seen: BIC DEZZZYYYXXX and text Testsubject, EUR19.05; "undefined"; 0.1 + 0.2 is EUR0.30000000000000004; sepa-payment-qr-code
# 2.0.2 leaves both lines empty.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund iban-qr-code@1.0.0 sepa-payment-qr-code@2.0.2
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { girocode } from 'iban-qr-code';
import other from 'sepa-payment-qr-code';
const payee = { name: 'Shop', iban: 'DE89370400440532013000' };
const write = (more) => {
  const lines = girocode({ ...payee, version: '002', ...more }).split('\n');
  console.log(more, lines);
  return [lines[4], lines[7], lines[10]];
};
assert.deepEqual(write({ amount: '12.50', bic: '', reason: 'Order 17' }), ['', 'EUR12.50', 'Order 17']);
assert.deepEqual(write({ amount: '12.50' }), ['DEZZZYYYXXX', 'EUR12.50', 'Testsubject']);
assert.deepEqual(write({ bic: '', reason: 'Order 17' }), ['', 'EUR19.05', 'Order 17']);
assert.deepEqual(write({ amount: 0.1 + 0.2, bic: undefined }), ['undefined', 'EUR0.30000000000000004', 'Testsubject']);
const lines = (other.default ?? other)({ ...payee, amount: 12.5 }).split('\n');
console.log(lines);
assert.deepEqual([lines[4] ?? '', lines[10] ?? ''], ['', '']);
JS
node check.mjs
