import { expect, test } from 'vitest';
import { readPdf, type PdfSpan } from '../testing/read-pdf.ts';
import { drawPdf } from './draw-pdf.ts';
import type { PdfFont } from './pdf-fonts.ts';
import { textLines } from './text-lines.ts';

const spansOf = async (labels: readonly string[], script: 'latin' | 'han' = 'latin'): Promise<PdfSpan[]> =>
  readPdf(
    await drawPdf({
      lang: script === 'han' ? 'zh-CN' : 'en',
      script,
      title: '',
      at: '2026-11-20T08:00:00.000Z',
      facts: labels.map((label) => ({ label, value: '' })),
      sections: [],
      notes: [],
      footer: '',
    }),
  ).filter(({ glyphs }) => glyphs.length);

/** The lines as a person reads them: those in Arabic or Hebrew from the right. */
const linesOf = (spans: readonly PdfSpan[]): string[] =>
  [...Map.groupBy(spans, ({ page, y }) => `${page} ${y}`).values()].map((line) => {
    const isTurned = line.some(({ font }) => /Arabic|Hebrew/.test(font));
    const inOrder = line.toSorted((a, b) => (isTurned ? b.x - a.x : a.x - b.x));
    return inOrder.map(({ glyphs }) => (isTurned ? glyphs.toReversed() : glyphs).join('')).join('');
  });

/** Invented names, made of the letters and the syllables of each language. */
const names: [language: string, name: string, fonts: string[]][] = [
  ['Polish', 'Żęsława Łąćkowiń-Śćbrzóz', ['SourceSans3']],
  ['Czech', 'Řišťana Ďůlečková', ['SourceSans3']],
  ['Turkish', 'Ğüşran İlkıgöç', ['SourceSans3']],
  ['Romanian', 'Țărândel Șuvâț', ['SourceSans3']],
  ['Hungarian', 'Őzbűke Űrdösi', ['SourceSans3']],
  ['Ukrainian', 'Ґаїслав Жєбринюк', ['SourceSans3']],
  ['Greek', 'Ωφίλης Ξυδάκογλου', ['SourceSans3']],
  ['Vietnamese', 'Ngưỡn Thuỵệt Đắmu ịi', ['SourceSans3']],
  ['Korean', '뷁솔 한갈봄', ['NotoSansKR', 'SourceSans3']],
  ['Thai', 'กำนุ่งน้ำ ซื้อฏิ์วัน', ['NotoSansThai', 'SourceSans3']],
  ['Japanese', '峠﨑\u{E0100} ぱヴァッ子', ['NotoSansSC', 'SourceSans3']],
  ['Chinese of Taiwan', '龘瀧 衞峯', ['NotoSansSC', 'SourceSans3']],
  ['Arabic', 'زلفان بن سقدير', ['IBMPlexSansArabic', 'SourceSans3']],
  ['Hebrew', 'צפרונ בן־גלדוף', ['NotoSansHebrew', 'SourceSans3']],
];

test.each(names)('a name in %s is written in its fonts and read back', async (_, name, fonts) => {
  const spans = await spansOf([name]);
  expect(linesOf(spans)).toEqual([name.normalize('NFC').replace('\u{E0100}', ''), '1 / 1']);
  expect(spans.filter(({ missing }) => missing > 0)).toEqual([]);
  expect(new Set(spans.map(({ font }) => font.replace('-Regular', '')))).toEqual(new Set([...fonts, 'SourceSans3']));
});

test('signs of many scripts are as wide as the script of the document, and its words keep one font', async () => {
  const fontOf = async (script: 'latin' | 'han') =>
    (await spansOf(['“…”'], script)).find(({ glyphs }) => glyphs.includes('“'))?.font;
  expect([await fontOf('latin'), await fontOf('han')]).toEqual(['SourceSans3-Regular', 'NotoSansSC-Regular']);
  const spans = await spansOf(['CV2611A Łąka (2)'], 'han');
  expect(spans.map(({ font }) => font)).toEqual(['SourceSans3-Regular', 'SourceSans3-Regular']);
});

test('a character that no font has is named by its number, and nothing is lost', async () => {
  const [line] = linesOf(await spansOf(['Tea 😀 ᠮ a\u200db\tc\u0007\ufe0f']));
  expect(line).toBe('Tea [U+1F600] [U+182E] ab c');
});

test('Arabic marks that cannot be laid out are named by their numbers, and the rest of the receipt is written', async () => {
  const lines = linesOf(await spansOf(['\u0606\u061a', 'Łąka']));
  expect(lines.slice(0, 2)).toEqual(['[U+0606][U+061A]', 'Łąka']);
});

const measures = {
  primary: 'SourceSans3' as const,
  canWrite: (text: string, font: PdfFont) => /[א-ת]/u.test(text) === (font === 'NotoSansHebrew'),
  widthOf: (text: string) => text.length,
};
const drawn = (text: string, width: number) =>
  textLines(text, { ...measures, width }).map(({ spans }) => spans.map((span) => span.text).join('|'));

test('lines end at spaces, without them, and a part that is too wide is cut between characters', () => {
  expect(drawn('one two three', 7)).toEqual(['one two', 'three']);
  expect(drawn('a 0123456789', 5)).toEqual(['a 012', '34567', '89']);
  expect(drawn('', 5)).toEqual(['']);
});

test('numbers and brackets among letters from right to left are in the order of Unicode', () => {
  expect(drawn('a: אב (12) גד!', 99)).toEqual(['a: |גד| (|12|) |אב|!']);
  expect(drawn('אב גד הו', 5)).toEqual(['גד| |אב', 'הו']);
});
