#!/bin/sh
# Korea rests three days at the lunar new year (Seollal) and three at the harvest moon (Chuseok), on the day itself and those
# before and after it, and on a substitute where one falls on a Sunday (regulation on the holidays of public offices, articles
# 2 and 3). korean-business-day 2.1.0 counts working days, and has the holidays of 2019 to 2023; for other years it has a table
# of those that keep their day in our calendar, without an error: Seollal, Chuseok and the Buddha's birthday are working days
# since, and so are all substitutes. A date of delivery or payment in those weeks is up to three days early.
# Seen: no holiday on 29 January 2025 and 17 February 2026 (each the first of the lunar year by Intl's calendar "dangi") or 25
# September 2026; the working day after 13 February 2026 is the 16th, for the 19th; 23 January 2023 is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund korean-business-day@2.1.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { getNextKoreanBusinessDayYmd, isHoliday } = require('korean-business-day');
const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'Asia/Seoul' });
for (const [day, moon, seen] of [
  ['2023-01-23', '1/2', true],
  ['2023-09-29', '8/15', true],
  ['2024-09-17', '8/15', false],
  ['2025-01-29', '1/1', false],
  ['2025-10-06', '8/15', false],
  ['2026-02-17', '1/1', false],
  ['2026-09-25', '8/15', false],
  ['2026-10-09', '8/29', true],
]) {
  const noon = new Date(`${day}T12:00:00+09:00`);
  console.log(day, lunar.format(noon), isHoliday(noon));
  assert.deepEqual([lunar.format(noon), isHoliday(noon)], [moon, seen]);
}
assert.equal(getNextKoreanBusinessDayYmd(20230120, 1), 20230125);
assert.equal(getNextKoreanBusinessDayYmd(20260213, 1), 20260216);
JS
TZ=Asia/Seoul node check.cjs
