import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

/**
 * The fonts (SIL Open Font License), each with its package and the scripts that it writes. Source Sans is also the Latin
 * part of Noto Sans SC, which has the kana and all Chinese characters of Taiwan and Japan too, in their Chinese form.
 * In Noto Sans and Noto Sans Arabic some letters consist of parts that they share with others: a reader would copy
 * another name than it sees.
 */
const fonts = {
  SourceSans3: ['source-sans-3', /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u],
  NotoSansSC: ['noto-sans-sc', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u],
  NotoSansKR: ['noto-sans-kr', /\p{Script=Hangul}/u],
  NotoSansThai: ['noto-sans-thai', /\p{Script=Thai}/u],
  IBMPlexSansArabic: ['ibm-plex-sans-arabic', /\p{Script=Arabic}/u],
  NotoSansHebrew: ['noto-sans-hebrew', /\p{Script=Hebrew}/u],
} as const;

export type PdfFont = keyof typeof fonts;

const names = Object.keys(fonts) as PdfFont[];

/** The fonts whose glyphs are laid out from right to left. */
export const rightToLeft: ReadonlySet<PdfFont> = new Set<PdfFont>(['IBMPlexSansArabic', 'NotoSansHebrew']);

/** The font of the first letter of a text; undefined if it has none, or of a script without a font. */
export const fontOfScript = (text: string): PdfFont | undefined => names.find((name) => fonts[name][1].test(text));

/** The build copies the files beside the server; in the sources they are packages. */
const pathOf = (font: PdfFont): string => {
  const file = `${font}_400Regular.ttf`;
  const built = join(import.meta.dirname, 'fonts', file);
  if (existsSync(built)) return built;
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/${fonts[font][0]}/400Regular/${file}`);
};

const paths = new Map<PdfFont, string>();

export const fontFile = (font: PdfFont): string => {
  const path = paths.get(font) ?? pathOf(font);
  paths.set(font, path);
  return path;
};

/** Fonts, of which each is read when a text first needs it. */
export const fontShelf = (): ((font: PdfFont) => fontkit.Font) => {
  const opened = new Map<PdfFont, fontkit.Font>();
  return (font) => {
    const known = opened.get(font);
    if (known) return known;
    const made = fontkit.openSync(fontFile(font));
    if (!('hasGlyphForCodePoint' in made)) throw new Error(`the file of ${font} has several fonts`);
    opened.set(font, made);
    return made;
  };
};
