#!/bin/sh
# A line of an MT940 statement has its value date with a year, and its entry date without. Three parsers of npm give the
# entry date the year of the value date, so that what is valued on the last of December and booked in January is booked a
# year before its statement begins, and the other way round a year after it ends. (SWIFT, field 61: the second date is the
# day of booking.) mt940-js 1.0.0 also needs tslib, which it does not ask for.
# Seen: for 251231 with 0102, 2025-01-02 from mt940js 1.3.5, mt940-js 1.0.0 and @centrapay/swift-parser 1.0.1, in a statement
# that goes from 2025-12-30 to 2026-01-05; for 260102 with 1231, 2026-12-31.
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
const entryDates = async (dates) => {
  const data = [
    ':20:STATEMENT',
    ':25:DE89370400440532013000',
    ':28C:1/1',
    ':60F:C251230EUR100,00',
    `:61:${dates}C10,00NTRFNONREF`,
    ':86:REFUND',
    ':62F:C260105EUR110,00',
    '-',
  ].join('\r\n');
  const [statement] = new Parser().parse(data);
  assert.equal(statement.openingBalanceDate.toISOString().slice(0, 10), '2025-12-30');
  assert.equal(statement.closingBalanceDate.toISOString().slice(0, 10), '2026-01-05');
  const seen = [
    statement.transactions[0].entryDate.toISOString().slice(0, 10),
    (await read(Buffer.from(data)))[0].transactions[0].entryDate,
    swift.parse({ type: 'mt940', data, validate: true })[0].transactions[0].entryDate.toISOString().slice(0, 10),
  ];
  console.log(dates, seen);
  return seen;
};
const check = async () => {
  assert.deepEqual(await entryDates('2512310102'), Array(3).fill('2025-01-02'));
  assert.deepEqual(await entryDates('2601021231'), Array(3).fill('2026-12-31'));
  assert.deepEqual(await entryDates('2512311231'), Array(3).fill('2025-12-31'));
};
check().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
JS
node check.cjs
