import { inflateSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { maxPdfRows, type PdfDocument } from './pdf-document.ts';
import { startPdfPrinter, type PdfPrinter } from './pdf-printer.ts';

const error = vi.fn();
const me = { caller: 'me' };
let printer: PdfPrinter | undefined;
const printerOf = (...options: Parameters<typeof startPdfPrinter> extends [unknown, ...infer Rest] ? Rest : never) => {
  error.mockClear();
  printer = startPdfPrinter({ error }, ...options);
  return printer;
};
afterEach(() => printer?.close());

const documentOf = (rows: number): PdfDocument => ({
  lang: 'zh-CN',
  script: 'han',
  title: '订单 CV2611A 收据',
  at: '2026-11-20T08:00:00.000Z',
  facts: [{ label: '店铺', value: '山野帆布行' }],
  sections: [
    {
      title: '商品',
      rows: Array.from({ length: rows }, (_, index) => ({
        label: `帆布托特包 ${index}`,
        hint: '2 × ¥129.00；购买人填写的价格 😀',
        value: '¥258.00',
      })),
    },
  ],
  notes: ['核验'],
  footer: `CV2611A SHA-256 ${'5f'.repeat(32)}`,
});

const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

/** How many of its streams draw text. */
const textStreams = (pdf: Uint8Array): number => {
  const raw = Buffer.from(pdf).toString('latin1');
  return [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].filter(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1').includes(' Tf');
    } catch {
      return false;
    }
  }).length;
};

describe('a PDF', () => {
  test('is drawn in a thread, is the same file for the same document, and embeds a part of its font', async () => {
    const made = printerOf();
    const [first, second] = await Promise.all(['a', 'b'].map((caller) => made.print(documentOf(3), { caller })));
    expect(first && second && Buffer.compare(first, second)).toBe(0);
    const text = Buffer.from(first ?? []).toString('latin1');
    expect(text).toMatch(/^%PDF-/);
    expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSansSC-Regular/);
    expect(first?.length).toBeLessThan(100_000);
    expect(error).not.toHaveBeenCalled();
  });

  test('has more pages for more rows, each with its footer', async () => {
    const made = await printerOf().print(documentOf(120), me);
    expect(pagesOf(made)).toBeGreaterThan(3);
    expect(textStreams(made)).toBe(pagesOf(made));
  });

  test('of too many rows is refused before any work', async () => {
    const broken = new URL('data:text/javascript,throw new Error("started")');
    const made = printerOf({ program: broken });
    await expect(made.print(documentOf(maxPdfRows + 1), me)).rejects.toMatchObject({ reason: 'unavailable' });
    expect(error.mock.calls[0]?.[0].err.message).toBe(`more than ${maxPdfRows} lines`);
  });

  test.each([
    ['throws', '() => { throw new Error("broken"); }'],
    ['answers an error', '() => parentPort.postMessage({ error: "broken" })'],
    ['does not answer', '() => undefined'],
  ])('whose thread %s is refused and logged, and the next one is tried', async (_, onTask) => {
    const program = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', ${onTask});`;
    const made = printerOf({ program: new URL(`data:text/javascript,${encodeURIComponent(program)}`), time: 200 });
    for (const times of [1, 2]) {
      await expect(made.print(documentOf(1), me)).rejects.toMatchObject({ reason: 'unavailable' });
      expect(error).toHaveBeenCalledTimes(times);
    }
  });

  test('waits for its turn, and too many of one caller are refused', async () => {
    const program = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => undefined);`;
    const made = printerOf({ program: new URL(`data:text/javascript,${encodeURIComponent(program)}`) });
    const waiting = [1, 2, 3].map(() => made.print(documentOf(1), me).catch((failure: unknown) => failure));
    await expect(made.print(documentOf(1), me)).rejects.toMatchObject({ reason: 'too_many_requests' });
    await made.close();
    for (const failure of await Promise.all(waiting)) expect(failure).toMatchObject({ reason: 'unavailable' });
  });
});
