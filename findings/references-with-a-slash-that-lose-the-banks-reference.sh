#!/bin/sh
# The reference of a line in an MT940 statement is 16x, and the slash belongs to x; only two of them begin the reference of
# the bank. mt940js 1.3.5, mt940-js 1.0.0 and @centrapay/swift-parser 1.0.1 end it at the first slash, and then find neither
# the rest nor the bank's reference nor the line below, all without an error. Invoice numbers with slashes are usual.
# Seen: "NTRFINV/2026/17//BANK567890123456" gives the reference "INV" and no bank's; with "INV-2026-17" both are there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mt940js@1.3.5 mt940-js@1.0.0 tslib@2.8.1 @centrapay/swift-parser@1.0.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { Parser } = require('mt940js');
const { read } = require('mt940-js');
const swift = require('@centrapay/swift-parser');
const references = async (reference) => {
  const data = [
    ':20:STATEMENT',
    ':25:DE89370400440532013000',
    ':28C:1/1',
    ':60F:C260105EUR100,00',
    `:61:2601050105C10,00NTRF${reference}//BANK567890123456`,
    'SUPPLEMENT',
    ':86:PAYMENT',
    ':62F:C260105EUR110,00',
    '-',
  ].join('\r\n');
  const [first] = new Parser().parse(data)[0].transactions;
  const [second] = (await read(Buffer.from(data)))[0].transactions;
  const [third] = swift.parse({ type: 'mt940', data })[0].transactions;
  const seen = [
    [first.reference, first.bankReference, first.extraDetails],
    [second.customerReference, second.bankReference],
    [third.reference, third.bankReference, third.extraDetails],
  ];
  console.log(reference, seen);
  return seen;
};
const check = async () => {
  const whole = ['INV-2026-17', 'BANK567890123456', 'SUPPLEMENT'];
  assert.deepEqual(await references('INV-2026-17'), [whole, whole.slice(0, 2), whole]);
  assert.deepEqual(await references('INV/2026/17'), [
    ['INV', '', ''],
    ['INV', ''],
    ['INV', '', ''],
  ]);
};
check().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
JS
node check.cjs
