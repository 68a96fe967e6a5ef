#!/bin/sh
# pinyin-pro 3.29.4 spells the names of well-known places by another reading of their characters, so that an address in
# Latin letters names a place that is not there, while it knows others of the same kind (Lu'an, Bengbu). The README promises
# a very high accuracy; the same names are right only with the complete dictionary of @pinyin-pro/data 1.3.1.
# Seen: "le qing shi" for the city of Yueqing, "xi xian" for Shexian, "dan xian" for Shanxian, "jun xian" for Xunxian,
# "huang bei qu" for Huangpi and "ka shen" for Kashi.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pinyin-pro@3.29.4 @pinyin-pro/data@1.3.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { addDict, pinyin } from 'pinyin-pro';
const places = {
  '\u4e50\u6e05\u5e02': ['le qing shi', 'yue qing shi'],
  '\u6b59\u53bf': ['xi xian', 'she xian'],
  '\u5355\u53bf': ['dan xian', 'shan xian'],
  '\u6d5a\u53bf': ['jun xian', 'xun xian'],
  '\u9ec4\u9642\u533a': ['huang bei qu', 'huang pi qu'],
  '\u5580\u4ec0': ['ka shen', 'ka shi'],
  '\u516d\u5b89\u5e02': ['lu an shi', 'lu an shi'],
  '\u868c\u57e0\u5e02': ['beng bu shi', 'beng bu shi'],
};
const spell = () => Object.keys(places).map((name) => pinyin(name, { toneType: 'none' }));
console.log(spell());
assert.deepEqual(spell(), Object.values(places).map(([seen]) => seen));
addDict(JSON.parse(readFileSync('node_modules/@pinyin-pro/data/json/complete.json', 'utf8')));
console.log(spell());
assert.deepEqual(spell(), Object.values(places).map(([, official]) => official));
JS
node check.mjs
