#!/bin/sh
# Korea's Revised Romanization, the official one of 2000, writes names as they are spoken, and names its examples: Jongno, Silla,
# Byeollae, Wangsimni, Songnisan, Uijeongbu (ui whatever is spoken). aromanize 0.1.5 calls this its "rr" and has "eui" for ui, an
# old spelling, and no n or l of the neighbour in Jongno and Ulleung. hangul-romanization 1.0.1, by its README this system, knows
# none of these changes, nor that a final consonant goes over to a vowel: it has "seolak" for Seorak. An address or a name on a
# label is then not the one on the map and in the passport.
# Seen: "jongro" in both; "euijeongbu", "ulreung", "haedodi" in the first; "sinra", "byeolnae", "wangsipri", "sokrisan",
# "seolak", "baekam" in the second; Gumi, Okcheon and Muryangsujeon are right in both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund aromanize@0.1.5 hangul-romanization@1.0.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const aromanize = require('aromanize');
const { convert } = require('hangul-romanization');
for (const [hangul, official, first, second] of [
  ['\uad6c\ubbf8', 'gumi', 'gumi', 'gumi'],
  ['\uc625\ucc9c', 'okcheon', 'okcheon', 'okcheon'],
  ['\ubb34\ub7c9\uc218\uc804', 'muryangsujeon', 'muryangsujeon', 'muryangsujeon'],
  ['\uc885\ub85c', 'jongno', 'jongro', 'jongro'],
  ['\uc2e0\ub77c', 'silla', 'silla', 'sinra'],
  ['\ubcc4\ub0b4', 'byeollae', 'byeollae', 'byeolnae'],
  ['\uc655\uc2ed\ub9ac', 'wangsimni', 'wangsimni', 'wangsipri'],
  ['\uc18d\ub9ac\uc0b0', 'songnisan', 'songnisan', 'sokrisan'],
  ['\uc124\uc545', 'seorak', 'seorak', 'seolak'],
  ['\ubc31\uc554', 'baegam', 'baegam', 'baekam'],
  ['\uc6b8\ub989', 'ulleung', 'ulreung', 'ulreung'],
  ['\uc758\uc815\ubd80', 'uijeongbu', 'euijeongbu', 'uijeongbu'],
  ['\ud574\ub3cb\uc774', 'haedoji', 'haedodi', 'haedoti'],
]) {
  console.log(official, aromanize.romanize(hangul), convert(hangul));
  assert.deepEqual([aromanize.romanize(hangul), convert(hangul)], [first, second]);
}
JS
node check.cjs
