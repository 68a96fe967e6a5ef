import { fontOfScript, rightToLeft, type PdfFont } from './pdf-fonts.ts';

/** Whether a font has all glyphs of a text, and they can be laid out. */
export type CanWrite = (text: string, font: PdfFont) => boolean;

/** A part of a text with one font. */
export interface FontRun {
  text: string;
  font: PdfFont;
}

/** Controls, joiners and marks that choose the look of the character before; they have no glyph of their own. */
const invisible = /[\p{Cc}\p{Cf}\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The fonts to try. Letters are of their script's font. ASCII looks the same everywhere; other signs, such as quotation
 * marks, look as in the document's language, or as in the script before them.
 */
const candidates = (grapheme: string, primary: PdfFont, before: PdfFont): PdfFont[] => {
  if (/^[\x20-\x7e]/u.test(grapheme)) return ['SourceSans3'];
  const own = fontOfScript(grapheme);
  return own ? [own, 'SourceSans3', 'NotoSansSC'] : [primary, 'SourceSans3', 'NotoSansSC', before];
};

/** A character without a glyph by its number, as in `[U+1F600]`. */
const numbered = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * The runs of a text, each in a font that has all its glyphs. A character that no font has is written by its number, so
 * that nothing is lost and nothing becomes an empty box. `primary` is the font of signs that many scripts use.
 */
export const fontRuns = (text: string, primary: PdfFont, canWrite: CanWrite): FontRun[] => {
  const runs: FontRun[] = [];
  const add = (part: string, font: PdfFont): void => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += part;
    else runs.push({ text: part, font });
  };
  const written = (part: string): boolean => {
    const before = runs.at(-1)?.font ?? primary;
    const font = candidates(part, primary, before).find((one) => canWrite(part, one));
    if (font) add(part, font);
    return font !== undefined;
  };
  const shown = text.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(invisible, '');
  for (const { segment } of graphemes.segment(shown)) {
    if (written(segment)) continue;
    for (const character of segment) if (!written(character)) add(numbered(character), 'SourceSans3');
  }
  // How a mark of these scripts is placed depends on the letters around it too.
  return runs.map((run) =>
    !rightToLeft.has(run.font) || canWrite(run.text, run.font)
      ? run
      : { text: Array.from(run.text, numbered).join(''), font: 'SourceSans3' },
  );
};
