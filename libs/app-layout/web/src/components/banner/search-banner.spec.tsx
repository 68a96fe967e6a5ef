import { act, screen, within } from '@testing-library/react';
import { byTurns } from '@caravan/web-core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

const scrollTo = (top: number) =>
  act(() => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  });

const names = {
  en: { banner: 'Link search', how: 'How to buy', link: 'Product link' },
  zh: { banner: '链接搜索', how: '如何代购', link: '商品链接' },
} as const;

describe.each(byTurns(['en', 'zh']))('fixed banner in %s', (language) => {
  const { banner, how, link } = names[language];

  afterEach(() => vi.unstubAllGlobals());

  it('appears after more than 110 px and disappears again', async () => {
    await renderPage({ language });
    scrollTo(110);
    expect(screen.queryByRole('search', { name: banner })).not.toBeInTheDocument();
    scrollTo(111);
    expect(screen.getByRole('search', { name: banner })).toBeInTheDocument();
    scrollTo(0);
    expect(screen.queryByRole('search', { name: banner })).not.toBeInTheDocument();
  });

  it('has the link search and the link to FAQ 59 with its slug', async () => {
    const { user, location } = await renderPage({ language });
    scrollTo(200);
    const search = within(screen.getByRole('search', { name: banner }));
    expect(screen.getByRole('link', { name: how })).toHaveAttribute('href', '/faq/59/from-link-to-parcel');
    await user.type(search.getByRole('textbox', { name: link }), 'https://weidian.com/item.html?itemID=5{Enter}');
    expect(location()).toBe('/productdetail?url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D5');
  });
});

describe('link to FAQ 59', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has a default slug if the footer does not list the article', async () => {
    await renderPage({ site: { groups: [] } });
    scrollTo(200);
    expect(screen.getByRole('link', { name: 'How to buy' })).toHaveAttribute('href', '/faq/59/proxy-purchase-process');
  });
});
