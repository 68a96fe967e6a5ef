#!/bin/sh
# Nepal dates its papers by the Bikram Sambat, whose months have 29 to 32 days by a table of each year. bikram-sambat-js 1.0.3
# turns a day of ours into one of Nepal, and before the new year of mid-April it is a day off: at 1 April the date stands still
# in leap years of ours, and leaves one out in some others, until the new year puts it right. In 2025 and 2026 it does so at
# other months too. ad-bs-converter 0.5.0 gives Jestha 2081 31 days in place of 32, so that National Paddy Day, Asar 15 (29 June
# in 2024), is Asar 16 there. bikram-sambat 1.8.1 and @sbmdkl/nepali-date-converter 2.0.5 agree with each other throughout.
# Seen: 31 March and 1 April 2024 are both 2080-12-18; 31 March 2025 is 2081-12-18 and the day after it 2081-12-20; of the 731
# days of 2024 and 2025 the one has 117 wrong and the other 187.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund bikram-sambat-js@1.0.3 ad-bs-converter@0.5.0 \
  bikram-sambat@1.8.1 @sbmdkl/nepali-date-converter@2.0.5
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { ADToBS } = require('bikram-sambat-js');
const { ad2bs } = require('ad-bs-converter');
const { toBik } = require('bikram-sambat');
const { adToBs } = require('@sbmdkl/nepali-date-converter');
const join = ({ year, month, day }) => [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
const look = (date) => [ADToBS(date), join(ad2bs(date.replaceAll('-', '/')).en), join(toBik(date)), adToBs(date)];
for (const [date, ...seen] of [
  ['2024-03-31', '2080-12-18', '2080-12-18', '2080-12-18', '2080-12-18'],
  ['2024-04-01', '2080-12-18', '2080-12-19', '2080-12-19', '2080-12-19'],
  ['2024-04-13', '2081-01-01', '2081-01-01', '2081-01-01', '2081-01-01'],
  ['2024-06-14', '2081-02-32', '2081-03-01', '2081-02-32', '2081-02-32'],
  ['2024-06-29', '2081-03-15', '2081-03-16', '2081-03-15', '2081-03-15'],
  ['2025-03-31', '2081-12-18', '2081-12-17', '2081-12-18', '2081-12-18'],
  ['2025-04-01', '2081-12-20', '2081-12-18', '2081-12-19', '2081-12-19'],
  ['2025-04-14', '2082-01-01', '2082-01-01', '2082-01-01', '2082-01-01'],
]) {
  console.log(date, ...look(date));
  assert.deepEqual(look(date), seen);
}
const days = Array.from({ length: 731 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10));
const wrong = [0, 1, 3].map((which) => days.map(look).filter((seen) => seen[which] !== seen[2]).length);
console.log(wrong);
assert.deepEqual(wrong, [117, 187, 0]);
JS
TZ=UTC node check.cjs
