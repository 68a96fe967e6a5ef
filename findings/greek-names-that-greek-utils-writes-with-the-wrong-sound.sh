#!/bin/sh
# In Greek, an upsilon after alpha or epsilon sounds as v before a vowel or a voiced consonant and as f else, and a double gamma
# as ng: ELOT 743 (ISO 843, transcription), which Greek passports and road signs follow, writes Pavlos, Stavros, Evangelos,
# Angeliki. greek-utils 1.3.0 has toPhoneticLatin() for the "phonetically equivalent Latin (sound mapping)". It writes f before
# beta, gamma, lambda and rho too, and "gy" for the double gamma before e and i, so that the name on a label is none that the
# receiver's papers have. Words with a real f (Lefteris) or with v before a vowel (Eva) are right, apart from their accents.
# Seen, without accents: Paflos, Stafros, Efropi, Afgoustos, Efvia, Agyeliki; and Eiagyelos for Evangelos.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund greek-utils@1.3.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { toPhoneticLatin } = require('greek-utils');
for (const [word, seen, elot] of [
  ['\u039B\u03B5\u03C5\u03C4\u03AD\u03C1\u03B7\u03C2', 'Lefteris', 'Lefteris'],
  ['\u0395\u03CD\u03B1', 'Eva', 'Eva'],
  ['\u03A0\u03B1\u03CD\u03BB\u03BF\u03C2', 'Paflos', 'Pavlos'],
  ['\u03A3\u03C4\u03B1\u03CD\u03C1\u03BF\u03C2', 'Stafros', 'Stavros'],
  ['\u0395\u03C5\u03C1\u03CE\u03C0\u03B7', 'Efropi', 'Evropi'],
  ['\u0391\u03CD\u03B3\u03BF\u03C5\u03C3\u03C4\u03BF\u03C2', 'Afgoustos', 'Avgoustos'],
  ['\u0395\u03CD\u03B2\u03BF\u03B9\u03B1', 'Efvia', 'Evvoia'],
  ['\u0391\u03B3\u03B3\u03B5\u03BB\u03B9\u03BA\u03AE', 'Agyeliki', 'Angeliki'],
  ['\u0395\u03C5\u03AC\u03B3\u03B3\u03B5\u03BB\u03BF\u03C2', 'Eiagyelos', 'Evangelos'],
]) {
  const written = toPhoneticLatin(word).normalize('NFD').replace(/\p{Mn}/gu, '');
  console.log(written, elot);
  assert.equal(written, seen);
}
JS
node check.cjs
