#!/bin/sh
# Bangladesh changed its calendar on 16 October 2019: Ashwin, the sixth month, has 31 days and Falgun, the eleventh, 29, so that the
# national days have the Bengali date again that they had in 1952 and 1971 (Bangla Academy and the ministry of public
# administration: Victory Day of 16 December is 1 Poush, Martyrs' Day of 21 February 8 Falgun). date-bengali-revised 2.0.2
# has the "version officially adopted in 1987", says its README, for these years too: from 16 October to 13 March every date is a
# day ahead of the one in official papers.
# Seen: 16 December is 2 Poush and 21 February 9 Falgun, for 2025 and 2026 as for 2018; 26 March is 12 Chaitra, as it should be.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund date-bengali-revised@2.0.2
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { default: Calendar } = require('date-bengali-revised');
for (const [date, seen, official] of [
  ['2018-12-16', '1425-9-2', '1425-9-2'],
  ['2019-02-21', '1425-11-9', '1425-11-9'],
  ['2019-10-16', '1426-7-1', '1426-6-31'],
  ['2019-12-16', '1426-9-2', '1426-9-1'],
  ['2025-12-16', '1432-9-2', '1432-9-1'],
  ['2026-02-21', '1432-11-9', '1432-11-8'],
  ['2026-03-26', '1432-12-12', '1432-12-12'],
  ['2026-04-14', '1433-1-1', '1433-1-1'],
]) {
  const { year, month, day } = new Calendar().fromGregorian(...date.split('-').map(Number));
  const read = [year, month, day].join('-');
  console.log(date, read, read === official ? '' : `official: ${official}`);
  assert.equal(read, seen);
}
JS
node check.cjs
