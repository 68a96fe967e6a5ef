import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forgetSession } from '@caravan/web-core';
import { renderPage } from '../testing/render-page.ts';

describe('layouts', () => {
  it('start with a link that skips the header', async () => {
    const { user } = await renderPage();
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });

  it('have logo, page and copyright line around login, without the shop’s menus', async () => {
    await renderPage({ path: '/user/login' });
    expect(screen.getByRole('link', { name: 'Caravan, home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { name: 'page at /user/login' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Copyright © Caravan');
    expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  });

  it('read their data again after a logout has emptied the store', async () => {
    const { store } = await renderPage({ loggedIn: true });
    const copyright = await screen.findByText(/Copyright © Caravan/);
    const footer = within(copyright.closest('footer') as HTMLElement);
    const links = footer.getAllByRole('link').length;
    act(() => store.dispatch(forgetSession()));
    await waitFor(() => expect(footer.getAllByRole('link')).toHaveLength(links));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('have nothing around a bare page', async () => {
    await renderPage({ path: '/bare' });
    expect(screen.getByRole('main')).toHaveTextContent('page at /bare');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });
});
