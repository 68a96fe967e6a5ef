import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { fontFile, fontShelf, rightToLeft, type PdfFont } from './pdf-fonts.ts';
import { textLines, type Span, type TextLine } from './text-lines.ts';

type Drawing = InstanceType<typeof PDFDocument>;

/** A text that was measured and can be drawn. */
export interface Block {
  height: number;
  draw: (x: number, y: number) => void;
}

export interface BlockStyle {
  size: number;
  color: string;
  width: number;
  align?: 'left' | 'right';
}

/** The line of Noto Sans SC, in parts of the size. Other fonts make a line higher, never lower. */
const usualLine = { above: 1.16, below: 0.288 };

/** Fontkit throws for a few Arabic marks on letters that never bear them. */
const canLayOut = (font: Font, text: string): boolean => {
  try {
    return font.layout(text).glyphs.length > 0;
  } catch {
    return false;
  }
};

/**
 * Thai sara am as its two parts, the upper one before a tone mark: fontkit has no rules of Thai, and a glyph that is a
 * part of one character and all of another would be copied as either.
 */
const inParts = (text: string): string => text.replaceAll(/([\u0e48-\u0e4b]?)\u0e33/gu, '\u0e4d$1\u0e32');

/** Sets texts in the fonts of their scripts. `primary` is the font of signs that many scripts use. */
export const textSetter = (doc: Drawing, primary: PdfFont): ((text: string, style: BlockStyle) => Block) => {
  const open = fontShelf();
  const writable = new Map<string, boolean>();
  const canWrite = (text: string, font: PdfFont): boolean => {
    const key = `${font} ${text}`;
    const answer =
      writable.get(key) ??
      (Array.from(text).every((character) => open(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) &&
        (!rightToLeft.has(font) || canLayOut(open(font), text)));
    writable.set(key, answer);
    return answer;
  };
  const inFont = (font: PdfFont, size: number) => doc.font(fontFile(font)).fontSize(size);
  /** The room of a line above and below its base line, in points. */
  const roomOf = ({ spans }: TextLine, size: number) => {
    const parts = spans.map(({ font }) => {
      const { ascent, descent, unitsPerEm } = open(font);
      return { above: ascent / unitsPerEm, below: -descent / unitsPerEm };
    });
    const above = Math.max(usualLine.above, ...parts.map((part) => part.above));
    const below = Math.max(usualLine.below, ...parts.map((part) => part.below));
    return { above: above * size, below: below * size };
  };
  const laidOut = new Map<string, (TextLine & ReturnType<typeof roomOf>)[]>();
  /** The lines of a text; many rows of a document have the same texts. */
  const linesOf = (text: string, size: number, width: number) => {
    const key = `${size} ${width} ${text}`;
    const known = laidOut.get(key);
    if (known) return known;
    const widthOf = (part: string, font: PdfFont): number => inFont(font, size).widthOfString(inParts(part));
    const lines = textLines(text, { width, primary, canWrite, widthOf }).map((line) => ({
      ...line,
      ...roomOf(line, size),
    }));
    laidOut.set(key, lines);
    return lines;
  };
  return (text, { size, color, width, align = 'left' }) => {
    const drawSpan = ({ text: actual, font }: Span, x: number, y: number): void => {
      const parts = inParts(actual);
      // The text for copying is stated where the glyphs do not say it.
      if (parts !== actual) doc.markContent('Span', { actual });
      inFont(font, size).text(parts, x, y, { lineBreak: false, baseline: 'alphabetic' });
      if (parts !== actual) doc.endMarkedContent();
    };
    const lines = linesOf(text, size, width);
    return {
      height: lines.reduce((sum, { above, below }) => sum + above + below, 0),
      draw: (x, y) => {
        doc.fillColor(color);
        let top = y;
        for (const line of lines) {
          let left = align === 'right' ? x + width - line.width : x;
          for (const span of line.spans) {
            drawSpan(span, left, top + line.above);
            left += span.width;
          }
          top += line.above + line.below;
        }
      },
    };
  };
};
