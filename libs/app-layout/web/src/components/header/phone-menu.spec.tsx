import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Menu' }));

describe('menu of a phone', () => {
  it('has the header’s items', async () => {
    const { user } = await renderPage();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect((await sheet()).getByRole('textbox', { name: 'Product link' })).toBeInTheDocument();
    expect((await sheet()).getByRole('link', { name: 'Help centre' })).toHaveAttribute('href', '/faq');
    expect((await sheet()).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/user/conversations');
    expect((await sheet()).getByRole('button', { name: 'Community' })).toBeInTheDocument();
    expect((await sheet()).getByRole('link', { name: '中文' })).toBeInTheDocument();
    expect((await sheet()).getByRole('link', { name: 'Register' })).toBeInTheDocument();
  });

  it('has the account pages of a shopper', async () => {
    const { user } = await renderPage({ loggedIn: true });
    await screen.findByRole('link', { name: /Personal page/ });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect((await sheet()).getByRole('link', { name: 'Packages' })).toHaveAttribute('href', '/mine/package');
    expect((await sheet()).getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    expect((await sheet()).queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  });

  it('focuses its close button and returns the focus', async () => {
    const { user } = await renderPage();
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    const close = (await sheet()).getByRole('button', { name: 'Close the menu' });
    await waitFor(() => expect(close).toHaveFocus());
    await user.click((await sheet()).getByRole('button', { name: 'Close the menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('closes when the page changes', async () => {
    const { user, location } = await renderPage();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click((await sheet()).getByRole('link', { name: 'Help centre' }));
    await screen.findByRole('heading', { name: 'page at /faq' });
    expect(location()).toBe('/faq');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
  });
});
