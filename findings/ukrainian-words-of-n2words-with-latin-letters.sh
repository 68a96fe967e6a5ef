#!/bin/sh
# n2words 4.0.0 writes numbers and amounts in Ukrainian with the Latin letter i (U+0069) in place of the Cyrillic one (U+0456)
# that looks the same: two, six, seven, eight and all that is made of them, thousands, millions, the hryvnia and the kopiyka.
# Nothing shows on paper. But the words are not found by a search, are flagged by a check of spelling, and are read by a
# screen reader as letters of two scripts. In Serbian it has 900 with a Latin o. Its Russian words are Cyrillic throughout.
# Seen: of the numbers up to 999, 706 in Ukrainian and 900 to 999 in Serbian have a Latin letter, in Russian none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund n2words@4.0.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import * as russian from 'n2words/ru-RU';
import * as serbian from 'n2words/sr-Cyrl-RS';
import * as ukrainian from 'n2words/uk-UA';
const numbers = Array.from({ length: 1000 }, (_, number) => number);
const mixed = ({ toCardinal }) => numbers.filter((number) => /\p{Script=Latin}/u.test(toCardinal(number)));
console.log(ukrainian.toCurrency(2000), mixed(ukrainian).length, mixed(serbian).length, mixed(russian).length);
assert.equal(ukrainian.toCardinal(200), '\u0434\u0432i\u0441\u0442i');
assert.match(ukrainian.toCurrency(2), /\u0433\u0440\u0438\u0432\u043di$/);
assert.equal(mixed(ukrainian).length, 706);
assert.deepEqual(mixed(serbian), numbers.slice(900));
assert.deepEqual(mixed(russian), []);
JS
node check.mjs
