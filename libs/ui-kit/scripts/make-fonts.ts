import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Kerning, composed accents and tabular figures: the features that the style sheets use or that browsers apply by
 * default.
 */
const keepFeatures = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

const charactersIn = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .map((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join('');

/**
 * Makes a subset of Inter: the published font has all weights and alternate letters, twice of what the declared faces
 * show.
 */
const makeFont = async (name: string, face: string): Promise<Buffer> => {
  const [, least, most] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
  const [, unicodeRange = ''] = /unicode-range:\s*([^;]+);/.exec(face) ?? [];
  const whole = fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/${name}-wght-normal.woff2`));
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures,
    variationAxes: { wght: { min: Number(least), max: Number(most) } },
  };
  return subsetFont(await readFile(whole), charactersIn(unicodeRange), options);
};

/** The font files of `fonts.css`, by name: subsets of the published fonts with the declared weights and characters. */
export const makeFonts = async (): Promise<Map<string, Buffer>> => {
  const css = await readFile(`${import.meta.dirname}/../src/styles/fonts.css`, 'utf8');
  const faces = [...css.matchAll(/@font-face \{[^}]*url\('\.\/fonts\/([\w-]+)\.woff2'\)[^}]*\}/g)];
  const fonts = new Map<string, Buffer>();
  for (const [face, name = ''] of faces) fonts.set(name, await makeFont(name, face));
  return fonts;
};
