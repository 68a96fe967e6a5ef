import type { CustomsPaper } from '@caravan/customs/contract';
import { barPixels, type PdfMark } from '@caravan/server-core';
import { filled, text, type Field } from './sheet.ts';

const numberHeight = 4;

/** The number of an item below its bars, if it is a postal one; otherwise in plain text. */
export const itemMarks = async ({ item_number: number, is_postal: isPostal }: CustomsPaper, field: Field) => {
  const written = number ?? '';
  const bars = isPostal ? await barPixels(written, field.width) : undefined;
  if (!bars) return written === '' ? [] : [filled(field, written, 10)];
  const { x, y, width, height } = field;
  const left = x + (width - bars.widthMm) / 2;
  const barsHeight = height - numberHeight;
  const marks: PdfMark[] = [
    { kind: 'picture', x: left, y, width: bars.widthMm, height: barsHeight, png: bars.png.toString('base64') },
    text({ x: left + 4, y: y + barsHeight, width: bars.widthMm - 4, height: numberHeight }, written, 9),
  ];
  return marks;
};
