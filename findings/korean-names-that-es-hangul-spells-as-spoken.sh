#!/bin/sh
# South Korea's official romanization (Ministry of Culture, Notice 2000-8) writes what is spoken, with three exceptions, all
# of them on a parcel's label: in nouns an "h" behind k, t and p stays (3.1, note), given names are written letter by letter
# (3.4), and so is what stands before do, si, gun, gu, eup, myeon, ri and dong, the units of an address (3.5). es-hangul 2.4.0
# and @romanize/korean 0.1.3, which says that it writes this system, know none of them, and miss the notice's own examples:
# a name is then not the one in the passport, and a place not the one on the map. Of the examples for the rule itself es-hangul
# has one wrong, Sinmunno, and the other some of the best known places.
# Seen: Mukho is "muko", Jiphyeonjeon "jipyeonjeon", Boknam "bongnam", Bitna "binna", Samjuk-myeon "samjungmyeon" in both,
# and Inwang-ri "inwangni" in es-hangul; Sinmunno is "sinmullo" in both, and in the other Jongno "jongro", Ulleung "ulreung".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund es-hangul@2.4.0 @romanize/korean@0.1.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import korean from '@romanize/korean';
import { romanize } from 'es-hangul';
for (const [hangul, official, first, second] of [
  ['\ubb35\ud638', 'Mukho', 'muko', 'muko'],
  ['\uc9d1\ud604\uc804', 'Jiphyeonjeon', 'jipyeonjeon', 'jipyeonjeon'],
  ['\ubcf5\ub0a8', 'Boknam', 'bongnam', 'bongnam'],
  ['\ube5b\ub098', 'Bitna', 'binna', 'binna'],
  ['\uc0bc\uc8fd\uba74', 'Samjuk-myeon', 'samjungmyeon', 'samjungmyeon'],
  ['\uc778\uc655\ub9ac', 'Inwang-ri', 'inwangni', 'inwangri'],
  ['\uc655\uc2ed\ub9ac', 'Wangsimni', 'wangsimni', 'wangsimni'],
  ['\uc2e0\ubb38\ub85c', 'Sinmunno', 'sinmullo', 'sinmullo'],
  ['\uc885\ub85c', 'Jongno', 'jongno', 'jongro'],
  ['\uc6b8\ub989', 'Ulleung', 'ulleung', 'ulreung'],
]) {
  console.log(hangul, official, romanize(hangul), korean.romanize(hangul));
  assert.deepEqual([romanize(hangul), korean.romanize(hangul)], [first, second]);
}
JS
node check.mjs
