import { fireEvent, screen, waitFor } from '@testing-library/react';
import { byTurns } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

const field = (name = 'Product link') => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('link search of the home page', () => {
  it.each(
    byTurns([
      ['en', 'Product link', 'Taobao · item 674029285425'],
      ['zh', '商品链接', '淘宝 · 商品 674029285425'],
    ] as const),
  )('names shop and product in %s as soon as the link is recognised', async (language, name, chip) => {
    const { user } = await renderPage({ language });
    await user.click(field(name));
    await user.paste('https://item.taobao.com/item.htm?id=674029285425');
    expect(await screen.findByText(chip)).toBeInTheDocument();
    await user.clear(field(name));
    expect(screen.queryByText(chip)).not.toBeInTheDocument();
  });

  it('names the host of an unknown shop', async () => {
    const { user } = await renderPage();
    await user.click(field());
    await user.paste('https://www.tea-house.example/cup');
    expect(await screen.findByText('tea-house.example')).toBeInTheDocument();
  });

  it('opens the product page with the trimmed link', async () => {
    const { user, location } = await renderPage();
    await user.type(field(), '  https://detail.1688.com/offer/1.html  ');
    await user.click(screen.getByRole('button', { name: 'See the product' }));
    expect(location()).toBe('/productdetail?url=https%3A%2F%2Fdetail.1688.com%2Foffer%2F1.html');
  });

  it('is busy until the product is loaded', async () => {
    const product = Promise.withResolvers<void>();
    const { user, location } = await renderPage({ product: product.promise });
    const button = screen.getByRole('button', { name: 'See the product' });
    expect(button).not.toHaveAttribute('aria-busy');
    await user.type(field(), 'https://detail.1688.com/offer/1.html{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Looking it up')).toBeInTheDocument();
    product.resolve();
    expect(await screen.findByRole('heading', { name: 'page at /productdetail' })).toBeInTheDocument();
    expect(location()).toContain('/productdetail?url=');
  });

  it('does nothing when empty', async () => {
    const { user, location } = await renderPage();
    await user.type(field(), '   {Enter}');
    expect(location()).toBe('/');
  });

  it('keeps the words of a share text with several lines separate', async () => {
    await renderPage();
    fireEvent.paste(field(), { clipboardData: { getData: () => 'https://m.tb.cn/h.abc\nCZ0001 copy this' } });
    expect(field()).toHaveValue('https://m.tb.cn/h.abc CZ0001 copy this');
  });

  it('is an ordinary form without scripts', async () => {
    await renderPage();
    const form = field().form;
    expect(form).toHaveAttribute('action', '/productdetail');
    expect(form?.method).toBe('get');
    expect(field().name).toBe('url');
  });

  it('offers to describe a product by hand', async () => {
    await renderPage();
    expect(screen.getByRole('link', { name: /Describe the product/ })).toHaveAttribute(
      'href',
      '/productdetail?manual=1',
    );
  });

  it('leads those who have only a picture to a request', async () => {
    await renderPage();
    expect(screen.getByRole('link', { name: /Only a picture/ })).toHaveAttribute(
      'href',
      '/user/conversations?kind=request',
    );
  });
});
