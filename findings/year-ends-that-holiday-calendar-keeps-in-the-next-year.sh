#!/bin/sh
# holiday-calendar 1.3.3 has the holidays and swapped working days of China by the State Council's notices and those of Japan by
# the Cabinet Office, says its README, in a file for each year. A notice for New Year also moves days of the December before;
# they stand in the file of the notice's year, and a question for such a day looks into the file of its own. Of New Year 2019
# (by the notice off from 30 December to 1 January, work on the 29th) the 31st is a working day and the 29th a day off. Japan's
# are not the Cabinet's: the equinox of March 2025 is a day late, Labour Thanksgiving Day 2025 is missing, and of 2019, when
# there was no Emperor's Birthday, it has one. chinese-days 1.5.7 and @holiday-jp/holiday_jp 2.5.1 have what was decreed. A
# date of delivery that counts working days is off by one.
# Seen: 2018-12-29 off, 2018-12-31 work; Japan 2025-03-20 work, 2025-03-21 off, 2025-11-23 no entry, 2019-12-23 off.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund holiday-calendar@1.3.3 chinese-days@1.5.7 @holiday-jp/holiday_jp@2.5.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const japan = require('@holiday-jp/holiday_jp');
const { isHoliday } = require('chinese-days');
const HolidayCalendar = require('holiday-calendar');
const data = 'node_modules/holiday-calendar/data';
const calendar = new HolidayCalendar({ dataLoader: async (path) => JSON.parse(readFileSync(`${data}/${path}`, 'utf8')) });
const seen = async (region, day, official) => {
  const off = await calendar.isHoliday(region, day);
  console.log(region, day, off, official);
  return [off, official];
};
const inJapan = (day) => {
  const [year, month, date] = day.split('-').map(Number);
  return japan.isHoliday(new Date(year, month - 1, date));
};
(async () => {
  for (const day of ['2018-12-29', '2007-12-29']) assert.deepEqual(await seen('CN', day, isHoliday(day)), [true, false]);
  for (const day of ['2018-12-31', '2007-12-31']) assert.deepEqual(await seen('CN', day, isHoliday(day)), [false, true]);
  assert.deepEqual(await seen('CN', '2019-01-01', isHoliday('2019-01-01')), [true, true]);
  assert.deepEqual(await seen('JP', '2025-03-20', inJapan('2025-03-20')), [false, true]);
  assert.deepEqual(await seen('JP', '2025-03-21', inJapan('2025-03-21')), [true, false]);
  assert.deepEqual(await seen('JP', '2019-12-23', inJapan('2019-12-23')), [true, false]);
  assert.ok(!(await calendar.getDates('JP', 2025)).some(({ date }) => date === '2025-11-23'));
  assert.ok(inJapan('2025-11-23'));
})();
JS
node check.cjs
