import { parentPort } from 'node:worker_threads';
import { decodePage } from '../domain/charset.ts';
import { readPage, type PageReading } from '../domain/read-page.ts';

/** One page to read; the bytes are handed over, not copied. */
export interface ReadRequest {
  id: number;
  bytes: Uint8Array;
  contentType: string | undefined;
  url: string;
}

export type ReadAnswer = { id: number; reading: PageReading; text: string | null } | { id: number; error: string };

/** Short links hide their target in a small page's script: such a page's text goes back as well. */
const smallPage = 64 * 1024;

const answer = ({ id, bytes, contentType, url }: ReadRequest): ReadAnswer => {
  try {
    const text = decodePage(bytes, contentType);
    return { id, reading: readPage(text, url), text: text.length <= smallPage ? text : null };
  } catch (error) {
    return { id, error: String(error) };
  }
};

parentPort?.on('message', (request: ReadRequest) => parentPort?.postMessage(answer(request)));
