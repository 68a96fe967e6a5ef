/** Our drawings of the demo shop's products, 800 × 800. */
const drawing = (ground: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800">` +
  `<rect width="400" height="400" fill="${ground}"/><ellipse cx="200" cy="340" rx="130" ry="14" fill="#10201F" opacity=".08"/>${shapes}</svg>`;

const tote = (body: string, seam: string): string =>
  `<g stroke="${seam}" stroke-width="5" fill="none"><path d="M150 140v-30a50 50 0 0 1 100 0v30" stroke-width="12"/>` +
  `<path d="M100 140h200l16 190a10 10 0 0 1-10 10H94a10 10 0 0 1-10-10z" fill="${body}"/><path d="M98 165h204" stroke-dasharray="9 8"/></g>`;

export const pictures: Readonly<Record<string, string>> = {
  'tote-natural': drawing('#F3EFE6', tote('#E5D9BF', '#8A6F42')),
  'tote-indigo': drawing('#E8EDF3', tote('#3B5478', '#1D2C44')),
  lamp: drawing(
    '#F6F1EA',
    `<path d="M150 90h100l50 100H100z" fill="#F1D9A7" stroke="#7A5530" stroke-width="5"/><path d="M200 190v120" stroke="#7A5530" stroke-width="12"/>` +
      `<path d="M130 310h140l10 26H120z" fill="#7A5530"/><path d="M120 210l160 0" stroke="#F5B23D" stroke-width="4" opacity=".6"/>`,
  ),
  'tea-set': drawing(
    '#EEF4F1',
    `<g fill="#A9CDBD" stroke="#3F6B5B" stroke-width="5"><path d="M120 190h140c0 80-20 110-70 110s-70-30-70-110z"/><path d="M260 205c50-10 50 60-6 64" fill="none"/>` +
      `<path d="M122 205c-40-5-50 10-62 34" fill="none"/><circle cx="190" cy="172" r="12"/><path d="M60 310h54c0 22-10 30-27 30s-27-8-27-30zM280 310h54c0 22-10 30-27 30s-27-8-27-30z"/></g>`,
  ),
  jacket: drawing(
    '#FBF3E3',
    `<path d="M150 90l50 26 50-26 70 54-30 66-28-18v148H138V192l-28 18-30-66z" fill="#F0B64F" stroke="#8A5300" stroke-width="5"/>` +
      `<path d="M200 116v224" stroke="#8A5300" stroke-width="4" stroke-dasharray="6 6"/>`,
  ),
  umbrella: drawing(
    '#F8ECEA',
    `<path d="M60 210a140 120 0 0 1 280 0c-20-16-50-16-70 0-20-16-50-16-70 0-20-16-50-16-70 0-20-16-50-16-70 0z" fill="#D98773" stroke="#8C3A2B" stroke-width="5"/>` +
      `<path d="M200 92v220a24 24 0 0 0 48 0" fill="none" stroke="#8C3A2B" stroke-width="8"/>`,
  ),
  chime: drawing(
    '#EFF3EA',
    `<path d="M130 110h140" stroke="#5C6B3A" stroke-width="14"/><path d="M200 60v50" stroke="#5C6B3A" stroke-width="4"/>` +
      [150, 183, 216, 250]
        .map((x, index) => `<path d="M${x} 118v${120 + (index % 2) * 40}" stroke="#9DB06A" stroke-width="16"/>`)
        .join(''),
  ),
};
