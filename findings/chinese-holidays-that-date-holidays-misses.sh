#!/bin/sh
# date-holidays 3.37.0 gives China the legal holidays of 2008 to 2013 in every year: of Spring Festival the eve and days 1
# and 2, and one day of May. From 2014 to 2024 it was days 1 to 3 without the eve, and since 2025, by the State Council's
# decree 795, it is the eve and days 1 to 3, and two days of May. Children's Day is of the type "public" like these; that it
# is for children below 14 stands only in a note. chinese-days 1.5.7 has what was decreed. (Days that are swapped apart.)
# Seen: 2026-02-19 and 2025-05-02 no holiday, 2024-02-09 and 2026-06-01 public; in chinese-days the other way round.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0 chinese-days@1.5.7
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import chineseDays from 'chinese-days';
import Holidays from 'date-holidays';
const china = new Holidays('CN');
const isPublic = (day) => {
  const found = china.isHoliday(new Date(`${day}T13:00:00+08:00`));
  return found !== false && found.some(({ type }) => type === 'public');
};
for (const [day, expected] of Object.entries({
  '2026-02-18': true,
  '2026-02-19': false,
  '2025-05-01': true,
  '2025-05-02': false,
  '2024-02-09': true,
  '2024-02-12': false,
  '2026-06-01': true,
})) {
  console.log(day, isPublic(day), chineseDays.isHoliday(day));
  assert.equal(isPublic(day), expected);
}
for (const day of ['2026-02-19', '2025-05-02', '2024-02-12']) assert.ok(chineseDays.isHoliday(day));
for (const day of ['2024-02-09', '2026-06-01']) assert.ok(!chineseDays.isHoliday(day));
JS
node check.mjs
