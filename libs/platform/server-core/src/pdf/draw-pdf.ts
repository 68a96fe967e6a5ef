import PDFDocument from 'pdfkit';
import { textSetter, type Block } from './draw-text.ts';
import type { PdfDocument, PdfRow } from './pdf-document.ts';
import { fontFile, type PdfFont } from './pdf-fonts.ts';

const margin = 48;
const footerSpace = 40;
const valueShare = 0.34;
const gap = 12;
const ink = '#10201F';
const muted = '#586765';
const line = '#D9E1DE';

type Drawing = InstanceType<typeof PDFDocument>;

/** Shared by all parts of a drawing. */
interface Pen {
  doc: Drawing;
  width: number;
  set: ReturnType<typeof textSetter>;
}

const bottomOf = (doc: Drawing): number => doc.page.height - margin - footerSpace;

/** Starts a page if this much does not fit any more. */
const makeRoom = ({ doc }: Pen, height: number): void => {
  if (doc.y + height > bottomOf(doc)) doc.addPage();
};

/** Draws a text that was measured, and goes on below it. */
const drawBlock = ({ doc }: Pen, block: Block, space: number): void => {
  const top = doc.y;
  block.draw(margin, top);
  doc.y = top + block.height + space;
};

/** Lines and their sizes are measured before they are drawn, so that no row is torn apart. */
const drawRow = (pen: Pen, row: PdfRow): void => {
  const { doc, set, width } = pen;
  // A hash is the one value that needs the whole line.
  const wide = /^[0-9a-f]{64}$/.test(row.value);
  const valueWidth = wide ? width : width * valueShare;
  const labelWidth = wide ? width : width - valueWidth - gap;
  const size = row.strong ? 11 : 9.5;
  const label = set(row.label, { size, color: ink, width: labelWidth });
  const hint = row.hint ? set(row.hint, { size: 8, color: muted, width: labelWidth }) : undefined;
  const value = set(row.value, { size, color: ink, width: valueWidth, align: wide ? 'left' : 'right' });
  const textHeight = label.height + (hint?.height ?? 0);
  const height = wide ? textHeight + value.height : Math.max(textHeight, value.height);
  makeRoom(pen, height + 9);
  const top = doc.y;
  label.draw(margin, top);
  value.draw(wide ? margin : margin + labelWidth + gap, wide ? top + textHeight : top);
  hint?.draw(margin, top + label.height);
  doc.y = top + height + 4;
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + width, doc.y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  doc.y += 5;
};

const drawSection = (pen: Pen, { title, rows }: PdfDocument['sections'][number]): void => {
  // A heading is not left alone at the end of a page.
  makeRoom(pen, 70);
  pen.doc.y += 10;
  drawBlock(pen, pen.set(title, { size: 12, color: ink, width: pen.width }), 5);
  for (const row of rows) drawRow(pen, row);
};

const drawingScale = 0.3;
const drawingHeight = 300 * drawingScale;

/** Draws lines that were drawn by hand. */
const drawStrokes = (pen: Pen, strokes: readonly (readonly number[])[]): void => {
  const { doc } = pen;
  makeRoom(pen, drawingHeight);
  const top = doc.y;
  for (const stroke of strokes) {
    for (let index = 0; index + 1 < stroke.length; index += 2) {
      const x = margin + (stroke[index] ?? 0) * drawingScale;
      const y = top + (stroke[index + 1] ?? 0) * drawingScale;
      if (index === 0) doc.moveTo(x, y);
      else doc.lineTo(x, y);
    }
    doc.lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(ink).stroke();
  }
  doc.y = top + drawingHeight;
};

const drawFooters = ({ doc, set, width }: Pen, text: string): void => {
  const style = { size: 7, color: muted } as const;
  const footer = set(text, { ...style, width: width - 60 });
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const top = doc.page.height - margin - 14;
    footer.draw(margin, top);
    set(`${page + 1} / ${count}`, { ...style, width: 50, align: 'right' }).draw(margin + width - 50, top);
  }
};

/** Draws a document on A4 pages. The fonts are embedded with the glyphs that the text uses. */
export const drawPdf = (document: PdfDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const primary: PdfFont = document.script === 'han' ? 'NotoSansSC' : 'SourceSans3';
    const doc = new PDFDocument({
      size: 'A4',
      margins: { top: margin, left: margin, right: margin, bottom: margin + footerSpace },
      bufferPages: true,
      // Without it, pdfkit loads a standard font.
      font: fontFile(primary),
      lang: document.lang,
      displayTitle: true,
      info: { Title: document.title, CreationDate: new Date(document.at) },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
    const width = doc.page.width - 2 * margin;
    const pen: Pen = { doc, width, set: textSetter(doc, primary) };
    drawBlock(pen, pen.set(document.title, { size: 17, color: ink, width }), 8);
    for (const fact of document.facts) drawRow(pen, fact);
    for (const section of document.sections) drawSection(pen, section);
    doc.y += 8;
    for (const note of document.notes) {
      const text = pen.set(note, { size: 8.5, color: muted, width });
      makeRoom(pen, text.height + 4);
      drawBlock(pen, text, 4);
    }
    if (document.drawing) drawStrokes(pen, document.drawing);
    drawFooters(pen, document.footer);
    doc.end();
  });
