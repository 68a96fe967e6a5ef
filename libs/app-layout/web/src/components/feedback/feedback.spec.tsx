import { act, screen, within, waitFor } from '@testing-library/react';
import { byTurns } from '@caravan/web-core/testing';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

describe('feedback', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows the message of a failed call as a toast that can be closed', async () => {
    let asked = 0;
    const failing = http.get('*/v1/website', () => {
      asked += 1;
      return HttpResponse.json(
        { code: 503, message: 'The service is busy', data: { reason: 'unavailable' } },
        { status: 503 },
      );
    });
    const { user, store } = await renderPage({ handlers: [failing] });
    const toast = await screen.findByText('The service is busy');
    // After the loader the layout asks, too, and its failure would show the closed message again.
    const isAsking = () => Object.values(store.getState().api.queries).some((query) => query?.status === 'pending');
    await waitFor(() => expect([asked, isAsking()]).toEqual([2, false]));
    expect(within(screen.getByRole('alert')).getByText('The service is busy')).toBe(toast);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    // The layout renders without the data that failed to load.
    expect(screen.getByRole('link', { name: 'Caravan, home page' })).toBeInTheDocument();
  });

  it.each(
    byTurns([
      ['en', 'Cancel', 'OK'],
      ['zh', '取消', '确定'],
    ] as const),
  )('gives a question its two buttons in %s, and both close it', async (language, cancel, confirm) => {
    const { user, store } = await renderPage({ language });
    for (const name of [cancel, confirm]) {
      act(() => void store.dispatch({ type: 'notice/noticeShown', payload: { type: 'warning', text: 'Sure?' } }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }
  });

  it('covers the page while the overlay is on', async () => {
    const { store } = await renderPage();
    act(() => void store.dispatch({ type: 'overlay/overlayShown' }));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    act(() => void store.dispatch({ type: 'overlay/overlayHidden' }));
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  it('announces a lost connection and its return', async () => {
    await renderPage();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^You are offline/)).toBeInTheDocument();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  });
});
