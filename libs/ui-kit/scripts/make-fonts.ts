import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Kerning, accents put together and figures of one width: what our sheets ask for, and what a browser applies unasked. */
const keepFeatures = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

const charactersIn = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .map((range) => {
      const [first = 0, last = first] = range.trim().slice('U+'.length).split('-').map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join('');

/** Inter as its makers publish it holds all weights, and letters in several forms: twice of what the declared faces can show. */
const makeFont = async (name: string, face: string): Promise<Buffer> => {
  const [, least, most] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
  const [, unicodeRange = ''] = /unicode-range: ([^;]+);/.exec(face) ?? [];
  const whole = fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/${name}-wght-normal.woff2`));
  const options = { targetFormat: 'woff2' as const, keepFeatures, variationAxes: { wght: { min: Number(least), max: Number(most) } } };
  return subsetFont(await readFile(whole), charactersIn(unicodeRange), options);
};

/** The font files that `fonts.css` names, by name: made from the published ones, with the weights and characters that it declares. */
export const makeFonts = async (): Promise<Map<string, Buffer>> => {
  const css = await readFile(`${import.meta.dirname}/../src/styles/fonts.css`, 'utf8');
  const faces = [...css.matchAll(/@font-face \{[^}]*url\('\.\/fonts\/([\w-]+)\.woff2'\)[^}]*\}/g)];
  const fonts = new Map<string, Buffer>();
  for (const [face, name = ''] of faces) fonts.set(name, await makeFont(name, face));
  return fonts;
};
