import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

describe('feedback', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows the message of a failed call as a toast that can be closed', async () => {
    const failing = http.get('*/v1/website', () =>
      HttpResponse.json({ code: 503, message: 'The service is busy', data: { reason: 'unavailable' } }, { status: 503 }),
    );
    const { user } = await renderPage({ handlers: [failing] });
    const toast = await screen.findByText('The service is busy');
    expect(within(screen.getByRole('alert', { hidden: true })).getByText('The service is busy')).toBe(toast);
    await user.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    expect(toast).not.toBeInTheDocument();
    // The frame stands without what it could not read.
    expect(screen.getByRole('link', { name: 'Caravan, home page' })).toBeInTheDocument();
  });

  it.each([
    ['en', 'Cancel', 'OK'],
    ['zh', '取消', '确定'],
  ] as const)('gives a question its two buttons in %s, and both close it', async (language, cancel, confirm) => {
    const { user, store } = await renderPage({ language });
    for (const name of [cancel, confirm]) {
      act(() => void store.dispatch({ type: 'notice/noticeShown', payload: { type: 'warning', text: 'Sure?' } }));
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    }
  });

  it('covers the page while the overlay is on', async () => {
    const { store } = await renderPage();
    act(() => void store.dispatch({ type: 'overlay/overlayShown' }));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    act(() => void store.dispatch({ type: 'overlay/overlayHidden' }));
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  it('says that the connection is gone, and that it is back', async () => {
    await renderPage();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^You are offline/)).toBeInTheDocument();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  });
});
