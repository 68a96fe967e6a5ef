/** Marks that change the look of the character before, and joiners; they have no glyph of their own. */
const invisible = /[\p{Cc}\p{Cf}\uFE00-\uFE0F]/u;

/**
 * A text that the font can show. A character without a glyph is written by its number, as in `[U+1F600]`, so that
 * nothing is lost and nothing becomes an empty box.
 */
export const printable = (text: string, hasGlyph: (codePoint: number) => boolean): string =>
  Array.from(text.normalize('NFC'), (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    if (/\s/u.test(character)) return ' ';
    if (invisible.test(character)) return '';
    if (hasGlyph(codePoint)) return character;
    return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
