import type { PdfMark } from '@caravan/server-core';

/** A field of a form, in millimetres. */
export interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** English and French, the languages of the forms. */
export type Words = readonly [en: string, fr: string];

const pad = 0.8;
const labelSize = 5.5;
const labelHeight = 2.6;

export const both = ([en, fr]: Words): string => `${en} / ${fr}`;

type Text = Extract<PdfMark, { kind: 'text' }>;

export const text = (field: Field, written: string, size: number, over: Partial<Text> = {}): PdfMark => ({
  kind: 'text',
  ...field,
  size,
  text: written,
  ...over,
});

export const box = ({ x, y, width, height }: Field): PdfMark => ({ kind: 'box', x, y, width, height });

const inside = ({ x, y, width, height }: Field): Field => ({
  x: x + pad,
  y: y + pad / 2,
  width: width - 2 * pad,
  height: height - pad,
});

/** A text that fills a field. */
export const filled = (field: Field, written: string, size: number, over: Partial<Text> = {}): PdfMark =>
  text(inside(field), written, size, over);

export interface Boxed {
  size?: number;
  align?: 'left' | 'right';
  /** How many lines the label has. */
  labelLines?: number;
}

/** A field with its name in small letters above its value. */
export const boxed = (
  field: Field,
  label: string,
  value: string,
  { size = 8, align = 'left', labelLines = 1 }: Boxed = {},
): PdfMark[] => {
  const { x, y, width, height } = inside(field);
  const top = labelHeight * labelLines;
  return [
    box(field),
    text({ x, y, width, height: top }, label, labelSize, { muted: true }),
    ...(value === '' ? [] : [text({ x, y: y + top, width, height: height - top }, value, size, { align })]),
  ];
};

/** A field with its name above lines that are written one below the other. */
export const listed = (field: Field, label: string, lines: readonly string[], size = 8): PdfMark[] => {
  const { x, y, width, height } = inside(field);
  const step = (height - labelHeight) / Math.max(lines.length, 4);
  return [
    box(field),
    text({ x, y, width, height: labelHeight }, label, labelSize, { muted: true }),
    ...lines.map((line, index) => text({ x, y: y + labelHeight + index * step, width, height: step }, line, size)),
  ];
};

/** A small square before its words. */
export const ticked = (field: Field, words: string, chosen: boolean): PdfMark[] => {
  const side = 2.4;
  const { x, y, width, height } = field;
  return [
    { kind: 'tick', x, y: y + 0.3, side, chosen },
    text({ x: x + side + 0.8, y, width: width - side - 1, height }, words, 6),
  ];
};

/** The cells of a row, each as wide as its column. */
export const row = (
  { x, y, height }: Omit<Field, 'width'>,
  columns: readonly { width: number; align?: 'left' | 'right' }[],
  cells: readonly string[],
  size: number,
): PdfMark[] => {
  let left = x;
  return columns.flatMap(({ width, align = 'left' }, index) => {
    const field = { x: left, y, width, height };
    left += width;
    const written = cells[index] ?? '';
    return [box(field), ...(written === '' ? [] : [filled(field, written, size, { align })])];
  });
};

/** A list cut into pages; one empty page if there is nothing. */
export const inPages = <One>(all: readonly One[], perPage: number): One[][] =>
  Array.from({ length: Math.max(1, Math.ceil(all.length / perPage)) }, (_, page) =>
    all.slice(page * perPage, (page + 1) * perPage),
  );
