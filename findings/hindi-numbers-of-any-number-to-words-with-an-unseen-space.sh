#!/bin/sh
# any-number-to-words 2.0.5 writes numbers as words in English, Bengali and Hindi. In its Hindi the words of 49, 51, 54, 66 and
# 67 end in U+200B, the space of no width, which nobody sees: two amounts that look alike on an invoice are not equal, a search
# for the word with its end finds nothing, and a check that is signed or counted by characters differs. No Hindi word has that
# character (Unicode: it marks where a line may break, between words). to-words 5.7.0 spells 54 by the same letters without it.
# Seen: U+200B at the end of the five words, also inside of larger numbers (4,900,000); none in the other 95 and none in Bengali.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund any-number-to-words@2.0.5 to-words@5.7.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { Converter, hiIN, bnBD } = require('any-number-to-words');
const { ToWords } = require('to-words');
const hindi = new Converter(hiIN);
const other = new ToWords({ localeCode: 'hi-IN' });
const numbers = Array.from({ length: 100 }, (_, number) => number);
const unseen = (write) => numbers.filter((number) => write(number).includes('\u200b'));
const found = unseen((number) => hindi.toWords(number));
console.log(found, JSON.stringify(hindi.toWords(54)), escape(hindi.toWords(54)), escape(other.convert(54)));
assert.deepEqual(found, [49, 51, 54, 66, 67]);
assert.ok(found.every((number) => hindi.toWords(number).endsWith('\u200b')));
const bengali = new Converter(bnBD);
assert.deepEqual(unseen((number) => bengali.toWords(number)), []);
assert.deepEqual(unseen((number) => other.convert(number)), []);
assert.equal(hindi.toWords(54), `${other.convert(54)}\u200b`);
assert.ok(hindi.toWords(4900000).includes('\u200b '));
JS
node check.cjs
