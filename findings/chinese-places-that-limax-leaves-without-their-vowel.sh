#!/bin/sh
# limax 4.2.3 writes Chinese in Latin letters "using Pinyin". It loses the vowel U+00FC, which pinyin has behind l and n and
# for which there are three spellings without dots: u and v on keyboards, and yu, which passports have since 2012 (GB/T
# 28039). Of the cities and districts of that vowel one letter is left, and two names that differ in it become one: a green
# land and a road of aluminium are both "l". It asks pinyin-pro, whose answer has the dots, and drops what it does not know.
# transliteration 2.6.1 writes u, tiny-pinyin 1.3.2 v.
# Seen: the city of Luliang is "l-liang-shi", the district of Lushunkou "l-shun-kou-qu", a city of women "n-er-cheng"; with
# tones, as is the default, "l3-liang2-shi4".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund limax@4.2.3 pinyin-pro@3.29.4 transliteration@2.6.1 tiny-pinyin@1.3.2
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import slug from 'limax';
import { pinyin } from 'pinyin-pro';
import tiny from 'tiny-pinyin';
import { slugify } from 'transliteration';
for (const [place, seen] of [
  ['\u5415\u6881\u5e02', 'l-liang-shi'],
  ['\u65c5\u987a\u53e3\u533a', 'l-shun-kou-qu'],
  ['\u5973\u513f\u57ce', 'n-er-cheng'],
  ['\u7eff\u5730\u8def', 'l-di-lu'],
  ['\u94dd\u4e1a\u8def', 'l-ye-lu'],
]) {
  console.log(place, slug(place, { tone: false }), pinyin(place), slugify(place), tiny.convertToPinyin(place, '-', true));
  assert.equal(slug(place, { tone: false }), seen);
}
assert.equal(slug('\u5415\u6881\u5e02'), 'l3-liang2-shi4');
assert.equal(slugify('\u5415\u6881\u5e02'), 'lu-liang-shi');
assert.equal(tiny.convertToPinyin('\u5415\u6881\u5e02', '-', true), 'lv-liang-shi');
JS
node check.mjs
