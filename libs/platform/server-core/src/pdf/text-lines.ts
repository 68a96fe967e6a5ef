import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import { fontRuns, type FontRun, type CanWrite } from './font-runs.ts';
import { rightToLeft, type PdfFont } from './pdf-fonts.ts';

/** A part of a line that is drawn at once, in one font. */
export interface Span extends FontRun {
  width: number;
}

/** A line of a text: its parts from left to right. */
export interface TextLine {
  spans: Span[];
  width: number;
}

export interface Measures {
  canWrite: CanWrite;
  widthOf: (text: string, font: PdfFont) => number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const widthOfSpans = (spans: readonly Span[]): number => spans.reduce((sum, { width }) => sum + width, 0);

/** The parts between two places where a line may end, by the Unicode line breaking algorithm. */
function* unbroken(text: string): Generator<string> {
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let at = breaker.nextBreak(); at; at = breaker.nextBreak()) {
    yield text.slice(from, at.position);
    from = at.position;
  }
}

/** The lengths of the lines of a text. A part that is wider than a line, such as a long address, is cut. */
const lineLengths = (text: string, width: number, widthAt: (start: number, end: number) => number): number[] => {
  const lengths: number[] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  const place = (part: string): void => {
    const visible = part.trimEnd();
    if (end > start && used + widthAt(end, end + visible.length) > width) {
      lengths.push(end - start);
      start = end;
      used = 0;
    }
    used += widthAt(end, end + part.length);
    end += part.length;
  };
  for (const part of unbroken(text)) {
    const isWide = widthAt(end, end + part.trimEnd().length) > width;
    for (const piece of isWide ? Array.from(graphemes.segment(part), ({ segment }) => segment) : [part]) place(piece);
  }
  return [...lengths, end - start];
};

/** A text of one font as it is drawn: signs between letters from right to left are turned around here. */
const drawn = (text: string, font: PdfFont, isTurned: boolean): string =>
  isTurned && !rightToLeft.has(font) ? Array.from(text).toReversed().join('') : text;

/**
 * Breaks a text into lines of at most this width. The runs of a line are of one font each (`fontRuns`), in the order of
 * the Unicode bidirectional algorithm for a document that is written from left to right.
 */
export const textLines = (
  text: string,
  { width, primary, canWrite, widthOf }: Measures & { width: number; primary: PdfFont },
): TextLine[] => {
  const runs = fontRuns(text, primary, canWrite);
  const shown = runs.map((run) => run.text).join('');
  const fonts = runs.flatMap((run) => Array.from({ length: run.text.length }, () => run.font));
  const levels = runs.some(({ font }) => rightToLeft.has(font)) ? bidi.getEmbeddingLevels(shown, 'ltr') : undefined;
  const mirrored = levels && bidi.getMirroredCharactersMap(shown, levels.levels);
  const isTurned = (at: number): boolean => ((levels?.levels[at] ?? 0) & 1) === 1;

  /** The text between two positions in the order in which it is written. */
  const straight = (start: number, end: number): Span[] => {
    const spans: Span[] = [];
    for (let from = start; from < end;) {
      const font = fonts[from] ?? primary;
      let to = from + 1;
      while (to < end && fonts[to] === font) to += 1;
      const part = shown.slice(from, to);
      spans.push({ text: part, font, width: widthOf(part, font) });
      from = to;
    }
    return spans;
  };
  const spanOf = (first: number, positions: readonly number[]): Span => {
    const font = fonts[first] ?? primary;
    const written = positions.toSorted((a, b) => a - b).map((at) => mirrored?.get(at) ?? shown.charAt(at));
    const span = drawn(written.join(''), font, isTurned(first));
    return { text: span, font, width: widthOf(span, font) };
  };
  /** The text of positions from left to right. Neighbours of one font and one direction are drawn at once. */
  const reordered = (positions: readonly number[]): Span[] => {
    const groups: [first: number, ...others: number[]][] = [];
    for (const at of positions) {
      const group = groups.at(-1);
      if (group && fonts[group[0]] === fonts[at] && isTurned(group[0]) === isTurned(at)) group.push(at);
      else groups.push([at]);
    }
    return groups.map((group) => spanOf(group[0], group));
  };
  const widthAt = (start: number, end: number): number => widthOfSpans(straight(start, end));

  const isShort = widthAt(0, shown.length) <= width;
  let start = 0;
  return (isShort ? [shown.length] : lineLengths(shown, width, widthAt)).map((length) => {
    const end = start + shown.slice(start, start + length).trimEnd().length;
    // The answer has all positions, of which only those of the line are in another order.
    const order = levels && end > start && bidi.getReorderedIndices(shown, levels, start, end - 1).slice(start, end);
    const spans = order ? reordered(order) : straight(start, end);
    start += length;
    return { spans, width: widthOfSpans(spans) };
  });
};
