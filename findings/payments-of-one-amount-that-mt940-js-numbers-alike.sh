#!/bin/sh
# mt940-js 1.0.0 gives each transaction an id, by its README the MD5 of the whole transaction. It makes it when field 61 ends,
# and the description stands in field 86, which comes after it: two customers who pay one amount on one day have one id, and
# an import that skips known ids takes one of the two payments. Bank's references shorter than 16 characters, which would
# tell them apart (the field is [//16x], up to 16), are not read either.
# Seen: "ORDER 17" and "ORDER 18" of 10 EUR with the bank's references B1 and B2 have one id and no bank's reference; with
# references of 16 characters the ids differ.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mt940-js@1.0.0 tslib@2.8.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { read } = require('mt940-js');
const payments = async (...references) => {
  const lines = references.flatMap((reference, index) => [
    `:61:2601050105C10,00NTRFNONREF//${reference}`,
    `:86:ORDER ${17 + index}`,
  ]);
  const data = [
    ':20:STATEMENT',
    ':25:DE89370400440532013000',
    ':28C:1/1',
    ':60F:C260105EUR100,00',
    ...lines,
    ':62F:C260105EUR120,00',
    '-',
  ].join('\r\n');
  const [{ transactions }] = await read(Buffer.from(data));
  console.log(transactions.map(({ id, description, bankReference }) => [id, description, bankReference]));
  assert.deepEqual(
    transactions.map(({ description }) => description),
    ['ORDER 17', 'ORDER 18'],
  );
  return transactions;
};
const check = async () => {
  const [one, other] = await payments('B1', 'B2');
  assert.equal(one.id, other.id);
  assert.deepEqual([one.bankReference, other.bankReference], ['', '']);
  const [first, second] = await payments('BANK567890123451', 'BANK567890123452');
  assert.notEqual(first.id, second.id);
  assert.deepEqual([first.bankReference, second.bankReference], ['BANK567890123451', 'BANK567890123452']);
};
check().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
JS
node check.cjs
