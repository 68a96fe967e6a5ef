#!/bin/sh
# An ABA file pays many accounts in Australia at once. aba-generator 2.1.0 names the amount of a payment in its README
# "Number|String", but adds the amounts up as they are: after a zero a text is appended, and the total of a text has no toFixed.
# An amount that comes as a text, as decimals do from a database, ends the whole file; a single one among numbers suffices. As
# numbers they are right to the cent.
# Seen: amount "10.50" throws "totals.reduce(...).toFixed is not a function", as does 12 with "10.50" behind it; 10.5 gives
# 0000001050.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund aba-generator@2.1.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const Aba = require('aba-generator');
const write = (...amounts) =>
  new Aba({ header: { bank: 'ANZ', user: 'Acme', userNumber: 1234, description: 'Wages', date: '010124' } }).generate(
    amounts.map((amount) => ({
      bsb: '061021',
      transactionCode: Aba.CREDIT,
      account: '123456',
      amount,
      accountTitle: 'Payee',
      reference: 'R1',
      traceBsb: '061123',
      traceAccount: '1234567',
      remitter: 'Acme',
    })),
  );
const line = write(10.5).split('\r\n')[1];
console.log(line);
assert.equal(line.slice(20, 30), '0000001050');
for (const amounts of [['10.50'], [12, '10.50']]) {
  assert.throws(() => write(...amounts), (error) => {
    console.log(amounts, error.message);
    return error.message === 'totals.reduce(...).toFixed is not a function';
  });
}
JS
node check.cjs
