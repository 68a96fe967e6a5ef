import { parentPort } from 'node:worker_threads';
import { decodePage } from '../domain/charset.ts';
import { pageContext, readPage } from '../domain/read-page.ts';
import type { Reading } from '../domain/reading.ts';
import { readShopifyProduct, readWooProduct } from '../domain/shop-json.ts';
import type { ReadPage, ShopJson } from '../ports/page-reader.ts';

/** What the thread does, by name: what it is told beside the bytes, and what it answers. */
export interface ReadingTasks {
  page: { asked: { url: string; contentType: string | undefined }; answer: ReadPage };
  shopJson: { asked: ShopJson; answer: Reading | null };
}

export type TaskName = keyof ReadingTasks;

/** One document to read; the bytes are handed over, not copied. */
export type ReadRequest = { [Name in TaskName]: { id: number; name: Name; bytes: Uint8Array; asked: ReadingTasks[Name]['asked'] } }[TaskName];

export type ReadAnswer = { id: number; answer: ReadingTasks[TaskName]['answer'] } | { id: number; error: string };

/** Short links hide their target in a small page's script: such a page's text goes back as well. */
const smallPage = 64 * 1024;

const perform = (request: ReadRequest): ReadingTasks[TaskName]['answer'] => {
  if (request.name === 'page') {
    const text = decodePage(request.bytes, request.asked.contentType);
    return { ...readPage(text, request.asked.url), text: text.length <= smallPage ? text : null };
  }
  const { software, currency, url } = request.asked;
  const body = JSON.parse(new TextDecoder().decode(request.bytes)) as unknown;
  return software === 'shopify' ? readShopifyProduct(body, currency, pageContext(url)) : readWooProduct(body, pageContext(url));
};

const answer = (request: ReadRequest): ReadAnswer => {
  try {
    return { id: request.id, answer: perform(request) };
  } catch (error) {
    return { id: request.id, error: String(error) };
  }
};

parentPort?.on('message', (request: ReadRequest) => parentPort?.postMessage(answer(request)));
