#!/bin/sh
# solar_terms.js 0.1.0 computes the 24 solar terms of the Chinese calendar, to some seconds, and says that the difference
# between the time of astronomers and clock time (delta T, now 69 seconds) is not ignored. Each term comes about a minute late,
# as if it was. By GB/T 33661 a term belongs to the day of Beijing on which it falls: the winter solstice of 2021 was on 21
# December at 23:59 (Hong Kong Observatory; 15:59 UT in the U.S. Naval Observatory's table), and here it is on the 22nd, and a
# day of the 11th month that is counted by it is another. lunar-typescript 1.8.6 has the 21st.
# Seen: 2021-12-21T16:00:33Z, in place of 15:59; the 24 terms of 2021 are all 55 to 80 seconds behind lunar-typescript.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund solar_terms.js@0.1.0 lunar-typescript@1.8.6
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { Lunar } = require('lunar-typescript');
const { SolarTerms } = require('solar_terms.js');
const right = [2021, 2022].flatMap((year) =>
  Object.values(Lunar.fromYmd(year, 6, 1).getJieQiTable()).map((term) => Date.parse(`${term.toYmdHms().replace(' ', 'T')}+08:00`)),
);
const beijing = (time) => new Date(time + 8 * 3600000).toISOString();
const terms = new SolarTerms().getSolarTermsAll(2021).map((term) => new Date(term).getTime());
const pairs = terms.map((term) => [term, right.reduce((best, time) => (Math.abs(time - term) < Math.abs(best - term) ? time : best))]);
const late = pairs.map(([term, time]) => (term - time) / 1000);
console.log(Math.min(...late), Math.max(...late));
assert.equal(pairs.length, 24);
assert.ok(late.every((seconds) => seconds > 50 && seconds < 85));
const moved = pairs.filter((pair) => beijing(pair[0]).slice(0, 10) !== beijing(pair[1]).slice(0, 10)).map((pair) => pair.map(beijing));
console.log(moved);
assert.deepEqual(
  moved.map((pair) => pair.map((time) => time.slice(0, 16))),
  [['2021-12-22T00:00', '2021-12-21T23:59']],
);
JS
TZ=UTC node check.cjs
