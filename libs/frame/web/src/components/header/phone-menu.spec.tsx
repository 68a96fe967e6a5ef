import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

const sheet = () => within(screen.getByRole('dialog', { name: 'Menu' }));

describe('menu of a phone', () => {
  it('holds what the header holds', async () => {
    const { user } = await renderPage();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(sheet().getByRole('textbox', { name: 'Product link' })).toBeInTheDocument();
    expect(sheet().getByRole('link', { name: 'Help centre' })).toHaveAttribute('href', '/faq');
    expect(sheet().getByRole('button', { name: 'Community' })).toBeInTheDocument();
    expect(sheet().getByRole('link', { name: '中文' })).toBeInTheDocument();
    expect(sheet().getByRole('link', { name: 'Register' })).toBeInTheDocument();
  });

  it('holds the account pages of a shopper', async () => {
    const { user } = await renderPage({ loggedIn: true });
    await screen.findByRole('link', { name: /Personal page/ });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(sheet().getByRole('link', { name: 'Packages' })).toHaveAttribute('href', '/mine/package');
    expect(sheet().getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    expect(sheet().queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  });

  it('takes the focus on its close button and gives it back', async () => {
    const { user } = await renderPage();
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(sheet().getByRole('button', { name: 'Close the menu' })).toHaveFocus();
    await user.click(sheet().getByRole('button', { name: 'Close the menu' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes when the page changes', async () => {
    const { user, location } = await renderPage();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(sheet().getByRole('link', { name: 'Help centre' }));
    await screen.findByRole('heading', { name: 'page at /faq' });
    expect(location()).toBe('/faq');
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });
});
