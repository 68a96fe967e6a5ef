import PDFDocument from 'pdfkit';
import { textSetter, type Block } from './draw-text.ts';
import type { PdfForm, PdfMark } from './pdf-form.ts';
import { fontFile } from './pdf-fonts.ts';

const ink = '#000000';
const muted = '#444444';
const hairline = 0.5;
const smallestSize = 4.5;
const sizeStep = 0.25;

/** Points in a millimetre. */
const mm = 72 / 25.4;

type Drawing = InstanceType<typeof PDFDocument>;
type Setter = ReturnType<typeof textSetter>;
type TextMark = Extract<PdfMark, { kind: 'text' }>;

/** The text in the largest size that fits its field; if none does, its beginning. */
const fitted = (set: Setter, { text, width, height, size, align = 'left', muted: isMuted }: TextMark): Block => {
  const color = isMuted ? muted : ink;
  const fits = (block: Block): boolean => block.height <= height * mm + 0.01;
  const setIn = (written: string, points: number): Block =>
    set(written, { size: points, color, width: width * mm, align });
  let points = size;
  let block = setIn(text, points);
  while (!fits(block) && points - sizeStep >= smallestSize) {
    points -= sizeStep;
    block = setIn(text, points);
  }
  const characters = Array.from(text);
  while (!fits(block) && characters.length > 1) {
    characters.length = Math.floor(characters.length * 0.9);
    block = setIn(`${characters.join('').trimEnd()}…`, points);
  }
  return block;
};

const drawMark = (doc: Drawing, set: Setter, mark: PdfMark): void => {
  const x = mark.x * mm;
  const y = mark.y * mm;
  const stroke = () => doc.lineWidth(hairline).strokeColor(ink).stroke();
  switch (mark.kind) {
    case 'box':
      doc.rect(x, y, mark.width * mm, mark.height * mm);
      stroke();
      return;
    case 'line':
      doc.moveTo(x, y).lineTo(mark.toX * mm, mark.toY * mm);
      stroke();
      return;
    case 'tick': {
      const side = mark.side * mm;
      doc.rect(x, y, side, side);
      if (mark.chosen)
        doc
          .moveTo(x, y)
          .lineTo(x + side, y + side)
          .moveTo(x + side, y)
          .lineTo(x, y + side);
      stroke();
      return;
    }
    case 'picture':
      doc.image(Buffer.from(mark.png, 'base64'), x, y, { width: mark.width * mm, height: mark.height * mm });
      return;
    case 'text':
      fitted(set, mark).draw(x, y);
  }
};

/** Draws a form. The fonts are embedded with the glyphs that its texts use. */
export const drawForm = (form: PdfForm): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: [form.widthMm * mm, form.heightMm * mm],
      margin: 0,
      autoFirstPage: false,
      font: fontFile('SourceSans3'),
      lang: form.lang,
      displayTitle: true,
      info: { Title: form.title, CreationDate: new Date(form.at) },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
    const set = textSetter(doc, 'SourceSans3');
    for (const marks of form.pages) {
      doc.addPage();
      for (const mark of marks) drawMark(doc, set, mark);
    }
    doc.end();
  });
