#!/bin/sh
# Papers of Saudi Arabia (residence permits, commercial registers) have dates of the Umm al-Qura calendar, which is not worked
# out but published, by King Abdulaziz City for Science and Technology (KACST). Jumada II 1446 began on 2 December 2024 there.
# hijri-converter 1.1.1, which says it converts this calendar, and hijri-js 1.0.25, made of the same table, have an older one:
# the month begins a day late and has 29 days, so that all its dates are off by one and its 30th is the 1st of Rajab. Intl of
# Node, @tabby_ai/hijri-converter 1.0.5, luxon-hijri 1.0.4 and moment-hijri 3.0.0 have the published one.
# Seen: 2 December 2024 is 1446-5-30 in the two and 1446-6-1 in the four; the days before and after that month agree.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund hijri-converter@1.1.1 hijri-js@1.0.25 \
  @tabby_ai/hijri-converter@1.0.5 luxon-hijri@1.0.4 moment-hijri@3.0.0 moment@2.30.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { gregorianToHijri } = require('@tabby_ai/hijri-converter');
const { toGregorian, toHijri } = require('hijri-converter');
const hijriJs = require('hijri-js').initialize();
const luxon = require('luxon-hijri');
const moment = require('moment-hijri');
moment.locale('en');
const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
const readers = {
  'hijri-converter': (year, month, day) => Object.values(toHijri(year, month, day)),
  'hijri-js': (year, month, day) => {
    const text = [day, month].map((part) => String(part).padStart(2, '0')).join('/');
    const { year: y, month: m, day: d } = hijriJs.toHijri(`${text}/${year}`, '/');
    return [y, m, d];
  },
  tabby: (year, month, day) => {
    const { year: y, month: m, day: d } = gregorianToHijri({ year, month, day });
    return [y, m, d];
  },
  luxon: (year, month, day) => {
    const { hy, hm, hd } = luxon.toHijri(new Date(year, month - 1, day));
    return [hy, hm, hd];
  },
  moment: (year, month, day) => {
    const date = moment(new Date(year, month - 1, day));
    return [date.iYear(), date.iMonth() + 1, date.iDate()];
  },
  intl: (year, month, day) => {
    const parts = format.formatToParts(Date.UTC(year, month - 1, day)).map(({ type, value }) => [type, Number(value)]);
    const { year: y, month: m, day: d } = Object.fromEntries(parts);
    return [y, m, d];
  },
};
for (const [date, late, published] of [
  [[2024, 12, 1], [1446, 5, 29], [1446, 5, 29]],
  [[2024, 12, 2], [1446, 5, 30], [1446, 6, 1]],
  [[2024, 12, 31], [1446, 6, 29], [1446, 6, 30]],
  [[2025, 1, 1], [1446, 7, 1], [1446, 7, 1]],
]) {
  const read = Object.entries(readers).map(([name, reader]) => [name, reader(...date)]);
  console.log(date.join('-'), read.map(([name, parts]) => `${name} ${parts.join('-')}`).join(', '));
  for (const [name, parts] of read) assert.deepEqual(parts, name.startsWith('hijri') ? late : published);
}
assert.deepEqual(toGregorian(1446, 6, 30), toGregorian(1446, 7, 1));
JS
TZ=UTC node check.cjs
