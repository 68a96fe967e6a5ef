import { screen, waitFor } from '@testing-library/react';
import { byTurns } from '@caravan/web-core/testing';
import { describe, expect, test, vi } from 'vitest';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { fakeOutboxBrowser } from '../testing/fake-outbox-browser.ts';
import { renderPart } from '../testing/render-part.tsx';
import { makeMemoryOutboxStore } from './memory-outbox-store.ts';
import { OutboxButton } from './outbox-button.tsx';
import { useOutbox, useOutboxHandlers } from './outbox-context.tsx';
import { OutboxElsewhere } from './outbox-elsewhere.tsx';
import type { OutboxHandler } from './send-lane.ts';

const open = async (send: OutboxHandler, { language = 'en' as 'en' | 'zh', store = makeMemoryOutboxStore() } = {}) => {
  const browser = fakeOutboxBrowser();
  const page = await renderPart(
    () => {
      const { add } = useOutbox();
      useOutboxHandlers({ 'receive.parcel': send });
      return (
        <>
          <OutboxElsewhere />
          <OutboxButton />
          <button type="button" onClick={() => void add({ kind: 'receive.parcel', title: 'Parcel SF1', payload: 1 })}>
            Add
          </button>
        </>
      );
    },
    { language, browser, store },
  );
  return { ...page, browser, store };
};

const refuse = (): Promise<never> => Promise.reject({ status: 422, message: 'Six of five pieces' });

describe('the outbox of a page', () => {
  test.each(
    byTurns([
      ['en', '1 to send'],
      ['zh', '1 条待发送'],
    ] as const),
  )('counts what is still to be sent in %s, and sends it after a reload', async (language, text) => {
    const send = vi.fn<OutboxHandler>(() => Promise.resolve());
    const first = await open(send, { language });
    first.browser.setOnline(false);
    await first.user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(send).not.toHaveBeenCalled();
    first.unmount();
    await open(send, { language, store: first.store });
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  test.each(
    byTurns([
      ['en', '1 not accepted', en.outbox],
      ['zh', '1 条未被接受', zh.outbox],
    ] as const),
  )('shows in %s what was refused and why, and sends it again on demand', async (language, label, texts) => {
    const send = vi.fn<OutboxHandler>(refuse);
    const { user } = await open(send, { language });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('button', { name: label }));
    const dialog = await screen.findByRole('dialog', { name: texts.title });
    expect(dialog).toHaveTextContent('Parcel SF1');
    expect(dialog).toHaveTextContent('Six of five pieces');
    send.mockResolvedValueOnce(undefined);
    await user.click(screen.getByRole('button', { name: texts.retry }));
    await waitFor(() => expect(screen.queryByRole('button', { name: label })).toBeNull());
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[0]?.[1].idempotencyKey).toBe(send.mock.calls[1]?.[1].idempotencyKey);
  });

  test.each(
    byTurns([
      ['en', en.outbox.openStation, '1 to send'],
      ['zh', zh.outbox.openStation, '1 条待发送'],
    ] as const),
  )('leads in %s from other pages to the station whose steps wait', async (language, link, count) => {
    const station = await open(() => Promise.resolve(), { language });
    station.browser.setOnline(false);
    await station.user.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText(count);
    station.unmount();
    const Elsewhere = () => (
      <>
        <OutboxElsewhere />
        <OutboxButton />
      </>
    );
    await renderPart(Elsewhere, { language, store: station.store });
    expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', '/part');
    expect(screen.queryByText(count)).toBeNull();
  });

  test('forgets what the clerk discards', async () => {
    const { user, store } = await open(refuse);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('button', { name: '1 not accepted' }));
    await user.click(await screen.findByRole('button', { name: en.outbox.discard }));
    await waitFor(async () => expect(await store.list('staff-1')).toEqual([]));
  });

  test('warns if the device cannot keep anything', async () => {
    const store = { ...makeMemoryOutboxStore(), list: () => Promise.reject(new Error('no database')) };
    await open(() => Promise.resolve(), { store });
    expect(await screen.findByText(en.outbox.broken)).toBeVisible();
  });
});
