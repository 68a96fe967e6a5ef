import { parentPort } from 'node:worker_threads';
import { decodePage } from './charset.ts';
import { pageContext, readPage } from './read-page.ts';
import type { Reading } from './reading.ts';
import { readShopifyProduct, readWooProduct } from './data/shop-json.ts';
import type { ReadPage, ShopJson } from './page-reader-port.ts';

/** The tasks of the thread: their input besides the bytes, and their result. */
export interface ReadingTasks {
  page: { asked: { url: string; contentType: string | undefined }; answer: ReadPage };
  shopJson: { asked: ShopJson; answer: Reading | null };
}

export type TaskName = keyof ReadingTasks;

/** A document to read. Its bytes are transferred, not copied. */
export type ReadRequest = {
  [Name in TaskName]: { name: Name; bytes: Uint8Array; asked: ReadingTasks[Name]['asked'] };
}[TaskName];

export type ReadAnswer = { answer: ReadingTasks[TaskName]['answer'] } | { error: string };

/** Short links hide their target in the script of a small page, so the text of such a page is returned too. */
const smallPage = 64 * 1024;

const perform = (request: ReadRequest): ReadingTasks[TaskName]['answer'] => {
  if (request.name === 'page') {
    const text = decodePage(request.bytes, request.asked.contentType);
    return { ...readPage(text, request.asked.url), text: text.length <= smallPage ? text : null };
  }
  const { software, currency, url } = request.asked;
  const body = JSON.parse(new TextDecoder().decode(request.bytes)) as unknown;
  return software === 'shopify'
    ? readShopifyProduct(body, currency, pageContext(url))
    : readWooProduct(body, pageContext(url));
};

const answer = (request: ReadRequest): ReadAnswer => {
  try {
    return { answer: perform(request) };
  } catch (error) {
    return { error: String(error) };
  }
};

parentPort?.on('message', (request: ReadRequest) => parentPort?.postMessage(answer(request)));
