import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

const header = () => within(screen.getByRole('banner'));

describe('language menu', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stores the choice in the cookie and loads the page again in place', async () => {
    const { user } = await renderPage();
    const reload = vi.fn();
    vi.stubGlobal('location', { href: 'http://localhost/', protocol: 'http:', reload });
    await user.click(header().getByRole('button', { name: 'Language: English' }));
    await user.click(header().getByRole('link', { name: '中文' }));
    expect(document.cookie).toContain('lang=zh');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('works without scripts by the address of the same page in the other language', async () => {
    const { user } = await renderPage({ path: '/productdetail?url=x', language: 'zh' });
    await user.click(header().getByRole('button', { name: '语言：中文' }));
    expect(header().getByRole('link', { name: 'English' })).toHaveAttribute('href', '/productdetail?url=x&lang=en');
    expect(header().getByRole('link', { name: '中文' })).toHaveAttribute('aria-current', 'true');
  });
});
