#!/bin/sh
# A PDF that pdfkit 0.20.2 makes with Noto Sans looks right, and is copied and searched wrong: the font draws Vietnamese
# letters such as U+1ECB as "i" and a dot, and pdfkit maps each glyph to the first text that used it. From then on every
# plain "i" of the document is copied as U+1ECB. In Noto Sans Arabic, letters that differ by dots alone do the same.
# Seen: "thi" is copied as "th\u1ecb" after a line that has U+1ECB; with Source Sans 3 it stays "thi".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2 @expo-google-fonts/noto-sans@0.4.2 @expo-google-fonts/source-sans-3@0.4.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import PDFDocument from 'pdfkit';
/** The last glyph of the last text, and what the font's table says that it is. */
const copied = async (file) => {
  const doc = new PDFDocument({ font: file, compress: false });
  const chunks = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.text('\u1ecb');
  doc.text('thi');
  doc.end();
  await ended;
  const pdf = Buffer.concat(chunks).toString('latin1');
  const glyph = [...pdf.matchAll(/<((?:\w{4})+)> [\d.-]+\] TJ/g)].at(-1)[1].slice(-4);
  const [, list] = /beginbfrange\n<0000> <\w+> \[([^\]]*)\]/.exec(pdf);
  const text = [...list.matchAll(/<([\w ]*)>/g)][Number.parseInt(glyph, 16)][1];
  return String.fromCodePoint(Number.parseInt(text, 16));
};
const fonts = 'node_modules/@expo-google-fonts';
const seen = [
  await copied(`${fonts}/noto-sans/400Regular/NotoSans_400Regular.ttf`),
  await copied(`${fonts}/source-sans-3/400Regular/SourceSans3_400Regular.ttf`),
];
console.log(seen);
assert.deepEqual(seen, ['\u1ecb', 'i']);
JS
node check.mjs
