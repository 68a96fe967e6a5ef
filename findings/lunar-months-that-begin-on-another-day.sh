#!/bin/sh
# A month of China's lunar calendar begins on the day of the new moon in China's time (GB/T 33661). Three libraries that say
# they cover up to 2100 have months that begin on another day: lunar-calendar 0.1.4 six in the lunar year of 2007, chinese-days
# 1.5.7 two in 1996 and one in 2060. chinese-lunar 0.1.4 has the leap month of 2033, the rarest case of that calendar, behind
# the seventh month, not the eleventh, and moves the Mid-Autumn festival by a month. tyme4ts 1.5.2 and lunar-typescript 1.8.6
# agree on all of these.
# Seen: 2007-04-17 is 2-30 in lunar-calendar and 3-1 in the two; 2060-04-30 is 3-30 in chinese-days and 4-1 in the two;
# 2033-09-08 is leap 7-15 in chinese-lunar and 8-15 in the two.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund lunar-calendar@0.1.4 chinese-days@1.5.7 chinese-lunar@0.1.4 tyme4ts@1.5.2 lunar-typescript@1.8.6
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const chineseDays = require('chinese-days');
const chineseLunar = require('chinese-lunar');
const lunarCalendar = require('lunar-calendar');
const { Solar } = require('lunar-typescript');
const { SolarDay } = require('tyme4ts');
const both = (...date) => {
  const lunar = Solar.fromYmd(...date).getLunar();
  const day = SolarDay.fromYmd(...date).getLunarDay();
  const seen = [lunar.getMonth(), lunar.getDay()];
  assert.deepEqual([day.getLunarMonth().getMonthWithLeap(), day.getDay()], seen);
  return seen;
};
const old = lunarCalendar.solarToLunar(2007, 4, 17);
const later = chineseDays.getLunarDate('2060-04-30');
const autumn = chineseLunar.solarToLunar(new Date(2033, 8, 8));
console.log(old.lunarMonth, old.lunarDay, later.lunarMon, later.lunarDay, autumn);
console.log(both(2007, 4, 17), both(2060, 4, 30), both(2033, 9, 8));
assert.deepEqual([old.lunarMonth, old.lunarDay], [2, 30]);
assert.deepEqual(both(2007, 4, 17), [3, 1]);
assert.deepEqual([later.lunarMon, later.lunarDay], [3, 30]);
assert.deepEqual(both(2060, 4, 30), [4, 1]);
assert.deepEqual([autumn.leap, autumn.month, autumn.day], [true, 7, 15]);
assert.deepEqual(both(2033, 9, 8), [8, 15]);
JS
node check.cjs
