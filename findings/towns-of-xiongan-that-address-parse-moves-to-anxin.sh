#!/bin/sh
# Xiong'an, the new area south of Beijing (State Council, April 2017), has three counties: Xiong, Rongcheng and Anxin, each in
# addresses behind the area's name. address-parse 1.2.19 does not know the area, and finds the two characters "An xin" in
# "Xiong an xin qu" (Xiong'an New Area): an address in Xiong county is in Anxin, with that county's code, and its own county is
# part of the street. Rongcheng and Anxin are right, and Xiong county too if the address names the city of Baoding in place of
# the area. Of Hangzhou, whose districts were drawn anew on 9 April 2021, it does not know Qiantang and Linping, and answers
# with no district and the code of the city.
# Seen: area "Anxin" and code 130632 for Xiong county (130638); area "" for Qiantang (330114) and Linping (330113).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund address-parse@1.2.19
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const AddressParse = require('address-parse').default;
const [hebei, area, baoding] = ['\u6cb3\u5317\u7701', '\u96c4\u5b89\u65b0\u533a', '\u4fdd\u5b9a\u5e02'];
const [xiong, rongcheng, anxin] = ['\u96c4\u53bf', '\u5bb9\u57ce\u53bf', '\u5b89\u65b0\u53bf'];
const hangzhou = '\u6d59\u6c5f\u7701\u676d\u5dde\u5e02';
const [qiantang, linping, yuhang] = ['\u94b1\u5858\u533a', '\u4e34\u5e73\u533a', '\u4f59\u676d\u533a'];
for (const [place, district, code] of [
  [`${hebei}${area}${rongcheng}`, rongcheng, '130629'],
  [`${hebei}${area}${anxin}`, anxin, '130632'],
  [`${hebei}${baoding}${xiong}`, xiong, '130638'],
  [`${hebei}${area}${xiong}`, anxin, '130632'],
  [`${hangzhou}${yuhang}`, yuhang, '330110'],
  [`${hangzhou}${qiantang}`, '', '330100'],
  [`${hangzhou}${linping}`, '', '330100'],
]) {
  const [seen] = AddressParse.parse(`${place}1\u53f7 \u674e\u660e 13800138000`);
  console.log(place, seen.area, seen.code, seen.details);
  assert.deepEqual([seen.area, seen.code], [district, code]);
}
JS
node check.cjs
