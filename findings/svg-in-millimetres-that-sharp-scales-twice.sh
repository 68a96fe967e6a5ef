#!/bin/sh
# sharp 0.35.5 applies `density` twice to an SVG whose size is in millimetres, inches or points: once to the unit, and once
# to the drawing. An inch at 300 dpi becomes 1,250 pixels, not 300; at 72 dpi alone, or with a size in pixels, it is right
# or scaled once. Who rasterises a label of real size at the printer's density gets bars of other widths than its printer.
# Seen: 72 pixels at 72 dpi, 288 at 144 dpi and 1250 at 300 dpi for one inch; 400 at 300 dpi for 96 pixels.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import sharp from 'sharp';
const widthOf = async (size, density) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>`;
  return (await sharp(Buffer.from(svg), { density }).metadata()).width;
};
for (const inch of ['25.4mm', '1in', '72pt'])
  for (const [density, width] of [[72, 72], [144, 288], [300, 1250]]) {
    const seen = await widthOf(inch, density);
    console.log(inch, 'at', density, 'dpi:', seen, 'pixels');
    assert.equal(seen, width);
  }
assert.equal(await widthOf('96', 300), 400);
JS
node check.mjs
