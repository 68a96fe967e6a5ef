import { extname } from 'node:path';
import { fail } from '@caravan/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { WorkFor } from '../work/fair-queue.ts';
import { startThread } from '../work/start-thread.ts';
import { workerPool } from '../work/worker-pool.ts';
import { maxPdfRows, type PdfAnswer, type PdfDocument } from './pdf-document.ts';
import { maxPdfPages, type PdfForm } from './pdf-form.ts';

export interface PdfPrinter {
  /**
   * Draws a document or a form in a thread of its own: one at a time, ten more wait. Throws `unavailable` if it fails, and the
   * failures of a fair queue.
   */
  print: (document: PdfDocument | PdfForm, workFor: WorkFor) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** The worker has this file's extension: `.ts` in the sources, `.js` in the built server. */
const ordinaryProgram = new URL(`./print-pdf.worker${extname(import.meta.filename)}`, import.meta.url);

/** The thread of a document failed, ended or took too long. */
class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';
}

export interface PdfPrinterOptions {
  program?: URL;
  /** Milliseconds after which a thread that does not answer is stopped. */
  time?: number;
}

const rowsOf = ({ facts, sections }: PdfDocument): number =>
  facts.length + sections.reduce((sum, { rows }) => sum + rows.length, 0);

/** Refuses what would take too long, before any work. */
const checkSize = (document: PdfDocument | PdfForm): void => {
  if ('pages' in document && document.pages.length > maxPdfPages)
    throw new ThreadFailed(`more than ${maxPdfPages} pages`);
  if (!('pages' in document) && rowsOf(document) > maxPdfRows) throw new ThreadFailed(`more than ${maxPdfRows} lines`);
};

/** Makes PDFs, one at a time. A thread that fails is replaced, and its request is refused. */
export const startPdfPrinter = (
  log: Pick<FastifyBaseLogger, 'error'>,
  { program = ordinaryProgram, time = 20_000 }: PdfPrinterOptions = {},
): PdfPrinter => {
  const pool = workerPool<PdfDocument | PdfForm, PdfAnswer>({
    places: 1,
    perCaller: 1,
    waiting: 10,
    waitingPerCaller: 2,
    time,
    late: () => new ThreadFailed(`no answer in ${time} ms`),
    start: (events) =>
      startThread(events, {
        program,
        maxHeapMb: 256,
        failed: (message, cause) => new ThreadFailed(message, { cause }),
      }),
  });
  const draw = async (document: PdfDocument | PdfForm, workFor: WorkFor): Promise<Uint8Array> => {
    const answer = await pool.run(document, workFor);
    if ('error' in answer) throw new ThreadFailed(answer.error);
    return answer.pdf;
  };
  return {
    print: async (document, workFor) => {
      try {
        checkSize(document);
        return await draw(document, workFor);
      } catch (error) {
        if (!(error instanceof ThreadFailed)) throw error;
        log.error({ err: error }, 'a PDF could not be made');
        throw fail('unavailable');
      }
    },
    close: pool.close,
  };
};
