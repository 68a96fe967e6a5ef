#!/bin/sh
# pix-payload 1.0.4 writes the text of Brazil's Pix QR codes. Field 63 of them is a CRC of four hexadecimal digits and always
# begins "6304" (EMVCo's merchant QR specification and the central bank's BR Code manual, which counts "6304" into the CRC).
# pix-payload drops the zeros at the front, and writes a field of three digits or fewer: about one order in sixteen has a code
# that a reader refuses, and the same order with another amount has a good one. A shop with an accent in its name has the checksum
# of other bytes than those of UTF-8, and is refused always. pix-utils 2.8.2 and gpix 1.1.8 have four digits.
# Seen: 0.04 ends "6303304" and is an "invalid crc" for pix-utils, "63040304" is read; 91 of 1,600 amounts are short; "Loja Sao"
# with a tilde is an "invalid crc".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund pix-payload@1.0.4 pix-utils@2.8.2 gpix@1.1.8
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { PIX } = require('gpix/dist');
const { payload } = require('pix-payload');
const { createStaticPix, parsePix } = require('pix-utils');
const [key, name, city] = ['loja@example.com', 'Loja Exemplo', 'Recife'];
const write = (amount) => payload({ key, name, city, amount, transactionId: 'PEDIDO17' });
const short = write(0.04);
const padded = short.replace(/6303304$/, '63040304');
console.log(short, parsePix(short).message, parsePix(padded).transactionAmount, parsePix(write(0.05)).transactionAmount);
assert.match(short, /6303304$/);
assert.equal(parsePix(short).message, 'invalid crc');
assert.equal(parsePix(padded).transactionAmount, 0.04);
assert.equal(parsePix(write(0.05)).transactionAmount, 0.05);
const amounts = Array.from({ length: 1600 }, (_, index) => (index + 1) / 100);
const shorter = (codes) => codes.filter((code) => !/6304[\dA-F]{4}$/.test(code)).length;
const counts = [
  shorter(amounts.map(write)),
  shorter(
    amounts.map((transactionAmount) =>
      createStaticPix({ pixKey: key, merchantName: name, merchantCity: city, transactionAmount }).toBRCode(),
    ),
  ),
  shorter(
    amounts.map((amount) =>
      PIX.static().setReceiverName(name).setReceiverCity(city).setKey(key).setAmount(amount).getBRCode(),
    ),
  ),
];
console.log(counts);
assert.deepEqual(counts, [91, 0, 0]);
const accent = payload({ key, name: 'Loja S\u00e3o', city, amount: 0.05 });
console.log(accent, parsePix(accent).message);
assert.match(accent, /6304[\dA-F]{4}$/);
assert.equal(parsePix(accent).message, 'invalid crc');
assert.equal(parsePix(payload({ key, name: 'Loja Sao', city, amount: 0.05 })).merchantName, 'Loja Sao');
JS
node check.cjs
