import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { PdfAnswer, PdfDocument } from './pdf-document.ts';

// Node runs this file and what it imports as they are. It knows no names of packages of the workspace, so these files
// import only each other, and packages that are installed.

const answer = async (document: PdfDocument): Promise<PdfAnswer> => {
  try {
    return { pdf: await drawPdf(document) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (document: PdfDocument) => {
  void answer(document).then((made) => parentPort?.postMessage(made));
});
