#!/bin/sh
# The State of Berlin made three holidays of one day each by law: 8 May 2020, 8 May 2025 (Thursday) and 17 June 2028 (Saturday,
# a working day of parcel services). feiertagejs 1.5.1 has Berlin's yearly Women's Day since 2019, and Germany's one day of
# 2017, the Reformation's 500 years, but none of these three, and takes them for working days: a delivery date or a term for
# payment that ends then is a day early. date-holidays 3.37.0 has all of them.
# Seen: isHoliday(2025-05-08, 'BE') and 2028-06-17 false, 2017-10-31 and 2026-03-08 true.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund feiertagejs@1.5.1 date-holidays@3.37.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const Holidays = require('date-holidays');
const { isHoliday } = require('feiertagejs');
const berlin = new Holidays('DE', 'BE', { types: ['public'] });
for (const [day, ...seen] of [
  ['2017-10-31', true, true],
  ['2018-10-31', false, false],
  ['2026-03-08', true, true],
  ['2020-05-08', false, true],
  ['2025-05-08', false, true],
  ['2026-05-08', false, false],
  ['2028-06-17', false, true],
]) {
  const date = new Date(`${day}T12:00:00`);
  const read = [isHoliday(date, 'BE'), Boolean(berlin.isHoliday(date))];
  console.log(day, ...read);
  assert.deepEqual(read, seen);
}
JS
TZ=Europe/Berlin node check.cjs
