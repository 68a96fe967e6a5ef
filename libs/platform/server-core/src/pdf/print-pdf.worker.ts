import { parentPort } from 'node:worker_threads';
import { drawForm } from './draw-form.ts';
import { drawPdf } from './draw-pdf.ts';
import type { PdfAnswer, PdfDocument } from './pdf-document.ts';
import type { PdfForm } from './pdf-form.ts';

// Node runs this file and what it imports as they are. It knows no names of packages of the workspace, so these files
// import only each other, and packages that are installed.

const answer = async (document: PdfDocument | PdfForm): Promise<PdfAnswer> => {
  try {
    return { pdf: await ('pages' in document ? drawForm(document) : drawPdf(document)) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (document: PdfDocument | PdfForm) => {
  void answer(document).then((made) => parentPort?.postMessage(made));
});
