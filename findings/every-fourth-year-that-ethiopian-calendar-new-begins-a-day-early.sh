#!/bin/sh
# Ethiopia dates its papers by a calendar of its own, whose year begins on 11 September, and on the 12th after a year with a leap
# day (Pagumen 6): 2016 began on 12 September 2023. ethiopian-calendar-new 1.1.0, "accurate" with leap years by its README, begins
# each of those years on the 11th, so that for twelve months, until the next 10 September, all dates are one too high, and leap
# day and new year are one day. ethiopian-date 0.0.6, kenat 3.2.0 and Intl of Node have the 12th.
# Seen: 12 September 2023 is 2016-1-2, 29 February 2024 is 2016-6-22; 2015-13-6 and 2016-1-1 are both 11 September 2023; of the
# 1,461 days from 11 September 2022 on, 366 are wrong.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund ethiopian-calendar-new@1.1.0 ethiopian-date@0.0.6 kenat@3.2.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { toEthiopian, toGregorian } from 'ethiopian-calendar-new';
import ethiopian from 'ethiopian-date';
import { toEC } from 'kenat';
const format = new Intl.DateTimeFormat('en-u-ca-ethiopic-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
const look = (date) => {
  const [year, month, day] = date.split('-').map(Number);
  const parts = format.formatToParts(new Date(date)).map(({ type, value }) => [type, parseInt(value, 10)]);
  const join = (read) => [read.year, read.month, read.day].join('-');
  return [
    join(toEthiopian(year, month, day)),
    ethiopian.toEthiopian(year, month, day).join('-'),
    join(toEC(year, month, day)),
    join(Object.fromEntries(parts)),
  ];
};
for (const [date, seen, right] of [
  ['2022-09-11', '2015-1-1', '2015-1-1'],
  ['2023-09-10', '2015-13-5', '2015-13-5'],
  ['2023-09-11', '2016-1-1', '2015-13-6'],
  ['2023-09-12', '2016-1-2', '2016-1-1'],
  ['2024-02-29', '2016-6-22', '2016-6-21'],
  ['2024-09-11', '2017-1-1', '2017-1-1'],
]) {
  console.log(date, ...look(date));
  assert.deepEqual(look(date), [seen, right, right, right]);
}
assert.deepEqual(toGregorian(2015, 13, 6), { year: 2023, month: 9, day: 11 });
assert.deepEqual(toGregorian(2016, 1, 1), { year: 2023, month: 9, day: 11 });
const days = Array.from({ length: 1461 }, (_, index) => new Date(Date.UTC(2022, 8, 11 + index)).toISOString().slice(0, 10));
const wrong = days.map(look).filter(([seen, right]) => seen !== right).length;
console.log(wrong);
assert.equal(wrong, 366);
JS
node check.mjs
