import { fireEvent, screen, waitFor } from '@testing-library/react';
import { byTurns } from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { renderPart } from '../testing/render-part.tsx';
import { printInFrame } from './print-frame.ts';
import { PrintNotice } from './print-notice.tsx';
import { usePrint, type Print } from './use-print.ts';

const url = '/v1/prints/signed';

describe('usePrint', () => {
  const open = async (printPage: (address: string) => Promise<void>, language: 'en' | 'zh' = 'en') => {
    let print: Print['print'] = () => Promise.resolve();
    await renderPart(
      () => {
        const current = usePrint(printPage);
        print = current.print;
        return <PrintNotice print={current} />;
      },
      { language },
    );
    return { print: (prepare: () => Promise<{ url: string }>) => print(prepare) };
  };

  test.each(
    byTurns([
      ['en', en.print],
      ['zh', zh.print],
    ] as const),
  )('prints the signed page and keeps a link to it in %s', async (language, texts) => {
    const printPage = vi.fn(() => Promise.resolve());
    const { print } = await open(printPage, language);
    void print(() => Promise.resolve({ url }));
    expect(await screen.findByRole('link', { name: new RegExp(texts.open) })).toHaveAttribute('href', url);
    expect(printPage).toHaveBeenCalledExactlyOnceWith(url, texts.frame);
  });

  test('keeps the link if the frame cannot be printed', async () => {
    const { print } = await open(() => Promise.reject(new Error('blocked')));
    void print(() => Promise.resolve({ url }));
    expect(await screen.findByRole('link')).toHaveAttribute('href', url);
  });

  test('says that a print could not be prepared', async () => {
    const { print } = await open(() => Promise.resolve());
    void print(() => Promise.reject(new Error('refused')));
    expect(await screen.findByText(en.print.failed)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('follows the newest print', async () => {
    const { print } = await open(() => Promise.resolve());
    const first = Promise.withResolvers<{ url: string }>();
    void print(() => first.promise);
    void print(() => Promise.resolve({ url: '/v1/prints/second' }));
    await waitFor(() => expect(screen.getByRole('link')).toHaveAttribute('href', '/v1/prints/second'));
    first.resolve({ url });
    await first.promise;
    expect(screen.getByRole('link')).toHaveAttribute('href', '/v1/prints/second');
  });
});

describe('a hidden frame', () => {
  beforeEach(() => void vi.spyOn(window, 'focus').mockImplementation(() => undefined));
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  const frameWith = (printed: () => void, href: string): HTMLIFrameElement => {
    const frame = document.querySelector('iframe');
    if (!frame) throw new Error('no frame');
    const page = Object.assign(new EventTarget(), { location: { href }, focus: () => undefined, print: printed });
    Object.defineProperty(frame, 'contentWindow', { value: page });
    return frame;
  };

  test('prints when it has loaded, out of the tab order, and goes after the print', async () => {
    const printed = vi.fn();
    const done = printInFrame('about:blank', 'Labels');
    const frame = frameWith(printed, 'http://shop.test/v1/prints/signed');
    expect(frame).toHaveAttribute('tabindex', '-1');
    expect(frame.title).toBe('Labels');
    fireEvent.load(frame);
    await done;
    expect(printed).toHaveBeenCalledOnce();
    frame.contentWindow?.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
  });

  test('leaves the keys to the field that had the focus', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const done = printInFrame('about:blank', 'Labels');
    const frame = frameWith(() => frame.focus(), 'http://shop.test/v1/prints/signed');
    fireEvent.load(frame);
    await done;
    expect(field).toHaveFocus();
  });

  test('goes at once if nothing was loaded', async () => {
    const done = printInFrame('about:blank', 'Labels');
    fireEvent.load(frameWith(vi.fn(), 'about:blank'));
    await expect(done).rejects.toThrow('did not load');
    expect(document.querySelector('iframe')).toBeNull();
  });
});
