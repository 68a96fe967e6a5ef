#!/bin/sh
# In Chinese, the zero of a room, a house or a year that is written in characters is U+3007 (GB/T 15835), so that room 205 is
# U+4E8C U+3007 U+4E94, read "er ling wu". han 0.0.7 writes the code point of that sign, 3007, between the words of the two
# others: on a label in Latin letters the room is "er3007wu". chinese-to-pinyin 1.3.1 drops it, and room 205 is "er wu", which
# is 25; unless it is told to keep the rest, and then the sign stands between Latin letters. tiny-pinyin 1.3.2 has "lin", a
# syllable of other characters. pinyin-pro 3.29.4 and limax 4.2.3 have "ling". The other zero, U+96F6, is right in all.
# Seen: "er3007wushi", "er wu shi" and "er lin wu shi" for "er ling wu shi" (shi is the room); the year 2026 is "er er liu
# nian".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund han@0.0.7 chinese-to-pinyin@1.3.1 tiny-pinyin@1.3.2 \
  pinyin-pro@3.29.4 limax@4.2.3
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const toPinyin = require('chinese-to-pinyin');
const han = require('han');
const limax = require('limax');
const { pinyin } = require('pinyin-pro');
const tiny = require('tiny-pinyin');
const look = (text) => {
  const right = [pinyin(text, { toneType: 'none' }), limax(text, { tone: false }).replaceAll('-', ' ')];
  const seen = [han.letter(text), toPinyin(text, { removeTone: true }), tiny.convertToPinyin(text, ' ', true)];
  console.log(text, right, seen);
  return [...right, ...seen];
};
const [two, zero, five, room] = ['\u4e8c', '\u3007', '\u4e94', '\u5ba4'];
const said = 'er ling wu shi';
assert.deepEqual(look(`${two}\u96f6${five}${room}`).slice(0, 2), [said, said]);
assert.deepEqual(look(two + zero + five + room), [said, said, 'er3007wushi', 'er wu shi', 'er lin wu shi']);
assert.equal(look(`${two}${zero}${two}\u516d\u5e74`)[3], 'er er liu nian');
JS
node check.cjs
