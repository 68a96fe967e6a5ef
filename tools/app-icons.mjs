// Draws the icons of the installed storefront from its logo into apps/shell/public: `node tools/app-icons.mjs`. Run it
// after a change of the logo and commit the pictures.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { inRoot } from './lib/workspace.mjs';

const folder = inRoot('apps', 'shell', 'public');
const logo = readFileSync(`${folder}/logo.svg`, 'utf8');
const white = '#FFFFFF';

/** `part` of the square is the logo; `radius` rounds the background. */
const icons = [
  { name: 'icon-192', size: 192, part: 0.78, radius: 36 },
  { name: 'icon-512', size: 512, part: 0.78, radius: 96 },
  // Systems cut a circle or another shape out of these two.
  { name: 'icon-maskable-512', size: 512, part: 0.58, radius: 0 },
  { name: 'apple-touch-icon', size: 180, part: 0.7, radius: 0 },
  // Android shows only the outline of a notification's badge.
  { name: 'badge-96', size: 96, part: 0.9, outline: true },
];

for (const { name, size, part, radius, outline = false } of icons) {
  const inner = Math.round(size * part);
  const drawn = outline ? logo.replaceAll(/stroke="#[\dA-F]+"/g, `stroke="${white}"`) : logo;
  const mark = await sharp(Buffer.from(drawn), { density: (72 * inner) / 28 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = outline ? '' : `<rect width="100%" height="100%" rx="${radius}" fill="${white}"/>`;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${background}</svg>`;
  await sharp(Buffer.from(ground))
    .composite([{ input: mark }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${folder}/${name}.png`);
}
