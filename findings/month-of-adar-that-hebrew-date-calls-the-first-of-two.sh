#!/bin/sh
# The Hebrew year has a second Adar, with the leap month before it, in seven years of nineteen; the other twelve have one, named
# Adar. hebrew-date 1.0.7 names it "AdarI" in all of them, the name of the leap month that is not there, and has Purim in it; the
# month after it, Nisan, is its eighth, with no seventh before. In leap years its two are right. @hebcal/hdate 0.22.8 has Adar.
# Seen: 14 March 2025, Purim of 5785, is 14 "AdarI", month 6, and 30 March, the new year of months, 1 "Nisan", month 8; 24 March
# 2024 in the leap year 5784 is 14 "AdarII".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund hebrew-date@1.0.7 @hebcal/hdate@0.22.8
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { HDate } from '@hebcal/hdate';
import hebrewDate from 'hebrew-date';
for (const [year, month, day, seen, right] of [
  [2025, 3, 14, [5785, 6, 14, 'AdarI'], '14 Adar 5785'],
  [2025, 3, 30, [5785, 8, 1, 'Nisan'], '1 Nisan 5785'],
  [2023, 3, 7, [5783, 6, 14, 'AdarI'], '14 Adar 5783'],
  [2024, 2, 23, [5784, 6, 14, 'AdarI'], '14 Adar I 5784'],
  [2024, 3, 24, [5784, 7, 14, 'AdarII'], '14 Adar II 5784'],
]) {
  const date = hebrewDate(year, month, day);
  const other = new HDate(new Date(year, month - 1, day, 12));
  console.log(year, month, day, date, other.toString());
  assert.deepEqual([date.year, date.month, date.date, date.month_name], seen);
  assert.equal(`${other.getDate()} ${other.getMonthName()} ${other.getFullYear()}`, right);
}
JS
node check.mjs
