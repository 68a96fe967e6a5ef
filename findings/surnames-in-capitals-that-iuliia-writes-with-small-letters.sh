#!/bin/sh
# Passports have names in capitals, and ICAO's document 9303 says which Latin letters a Russian one has: SHCHEGLOVA stands there.
# iuliia 0.8.2, "used for international passports", has that schema among twenty and "correctly implements" them, says its README.
# Of a name in capitals it puts one capital in front of small letters wherever one letter becomes two or more, so that it is in
# neither case and does not equal the passport's. It is right of the same name in small letters with a capital, and of letters
# that become one.
# Seen: "IuLIIa ShchEGLOVA" for "Iuliia Shcheglova", ZhUKOV and TsOI; IVANOV is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund iuliia@0.8.2
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { ICAO_DOC_9303, translate } = require('iuliia');
for (const [name, seen, passport] of [
  ['\u042e\u043b\u0438\u044f \u0429\u0435\u0433\u043b\u043e\u0432\u0430', 'IuLIIa ShchEGLOVA', 'Iuliia Shcheglova'],
  ['\u0416\u0443\u043a\u043e\u0432', 'ZhUKOV', 'Zhukov'],
  ['\u0426\u043e\u0439', 'TsOI', 'Tsoi'],
  ['\u0418\u0432\u0430\u043d\u043e\u0432', 'IVANOV', 'Ivanov'],
]) {
  const written = [name, name.toUpperCase()].map((text) => translate(text, ICAO_DOC_9303));
  console.log(name.toUpperCase(), ...written);
  assert.deepEqual(written, [passport, seen]);
}
JS
node check.cjs
