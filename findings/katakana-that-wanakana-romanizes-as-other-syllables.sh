#!/bin/sh
# wanakana 5.3.1 writes kana in Latin letters by Hepburn, which is its only romanization. It does not know the syllables of
# two kana that Japanese has for words from abroad (fa, ti, tse, vi, wi, dyu and their like, all in the Cabinet's table of
# 1991), and writes the two one after the other. Names of blocks of flats are full of them, and stand in the address. Its own
# toKatakana makes those two kana of "fa", and others of what toRomaji wrote: there and back is another name. hepburn 1.3.0
# and japanese 1.2.0 have the right ones; "che" and "she" are right in all.
# Seen: FAMIRII is "fuamirii", SHITII "shiteii", FORESUTO "fuoresuto", VIRA "vyira", DYU "deyu", and toKatakana of
# "fuamirii" is the five kana FU-A-MI-RI-I; the other two have "fami...", "shi-ti", "foresuto", "vira" and "dyu".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund wanakana@5.3.1 hepburn@1.3.0 japanese@1.2.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import hepburn from 'hepburn';
import japanese from 'japanese';
import { toKatakana, toRomaji } from 'wanakana';
for (const [kana, seen, right] of [
  ['\u30d5\u30a1\u30df\u30ea\u30fc', 'fuamirii', 'famir\u012b'],
  ['\u30b7\u30c6\u30a3\u30fc', 'shiteii', 'shit\u012b'],
  ['\u30d5\u30a9\u30ec\u30b9\u30c8', 'fuoresuto', 'foresuto'],
  ['\u30f4\u30a3\u30e9', 'vyira', 'vira'],
  ['\u30c7\u30e5', 'deyu', 'dyu'],
  ['\u30c4\u30a7', 'tsue', 'tse'],
  ['\u30a6\u30a3\u30f3\u30b0', 'uingu', 'wingu'],
  ['\u30b7\u30a7\u30eb', 'sheru', 'sheru'],
]) {
  console.log(kana, toRomaji(kana), hepburn.fromKana(kana), japanese.romanize(kana));
  assert.equal(toRomaji(kana), seen);
  assert.equal(hepburn.fromKana(kana).toLowerCase(), right);
  assert.equal(japanese.romanize(kana), right);
}
assert.equal(toKatakana('fami'), '\u30d5\u30a1\u30df');
assert.equal(toKatakana(toRomaji('\u30d5\u30a1\u30df')), '\u30d5\u30a2\u30df');
JS
node check.mjs
