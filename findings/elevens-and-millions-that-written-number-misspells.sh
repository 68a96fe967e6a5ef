#!/bin/sh
# written-number 0.11.1 writes numbers in a dozen languages and more. Its Russian eleven has one n for two, and with it 111,
# 11000 and all others that end so. Hungarian gets an "and" (es) that it has in no number, its millions lose their one, and the
# two before a thousand is not ket but ketto; Vietnamese gets "and" (va) for the zero in the middle, which is le or linh; a
# Spanish million with something behind it is "uno" for "un". In words on an invoice or a contract these are mistakes that a
# reader sees at once. n2words 4.0.0 is right in all of these.
# Seen: Russian 11 has 10 letters for 11; Hungarian 101 "szaz es egy" for "szazegy" (with accents), 2000 "ketto ezer" for
# "ketezer", 1000000 "millio"; Vietnamese 101 "mot tram va mot"; Spanish 1000005 "uno millon cinco", but 1000000 "un millon".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund written-number@0.11.1 n2words@4.0.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toCardinal as hungarian } from 'n2words/hu-HU';
import { toCardinal as russian } from 'n2words/ru-RU';
import { toCardinal as vietnamese } from 'n2words/vi-VN';
import written from 'written-number';
for (const [lang, number, seen, right, cardinal] of [
  [
    'ru',
    11,
    '\u043e\u0434\u0438\u043d\u0430\u0434\u0446\u0430\u0442\u044c',
    '\u043e\u0434\u0438\u043d\u043d\u0430\u0434\u0446\u0430\u0442\u044c',
    russian,
  ],
  ['hu', 101, 'sz\u00e1z \u00e9s egy', 'sz\u00e1zegy', hungarian],
  ['hu', 2000, 'kett\u0151 ezer', 'k\u00e9tezer', hungarian],
  ['hu', 1000000, 'milli\u00f3', 'egymilli\u00f3', hungarian],
  ['vi', 101, 'm\u1ed9t tr\u0103m v\u00e0 m\u1ed9t', 'm\u1ed9t tr\u0103m l\u1ebb m\u1ed9t', vietnamese],
  ['es', 1000000, 'un mill\u00f3n', 'un mill\u00f3n', spanish],
  ['es', 1000005, 'uno mill\u00f3n cinco', 'un mill\u00f3n cinco', spanish],
]) {
  console.log(lang, number, written(number, { lang }), cardinal(number));
  assert.equal(written(number, { lang }).normalize(), seen);
  assert.equal(cardinal(number).normalize(), right);
}
assert.equal(written(11, { lang: 'ru' }).length, 10);
JS
node check.mjs
