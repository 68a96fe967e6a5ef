import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

const renderMenu = (onSelect = vi.fn()) => {
  render(
    <Menu
      label="Account"
      trigger="mara"
      entries={[
        { key: 'orders', label: 'Orders', to: '/mine/order' },
        { key: 'store', label: 'Warehouse', to: '/mine/store' },
        { key: 'out', label: 'Sign out', separated: true, onSelect },
      ]}
    />,
  );
  return { trigger: screen.getByRole('button', { name: 'Account mara' }), onSelect };
};

const open = async (trigger: HTMLElement) => {
  await userEvent.click(trigger);
  const menu = await screen.findByRole('menu', { name: 'Account mara' });
  await waitFor(() => expect(menu).toHaveFocus());
  return menu;
};

const current = (menu: HTMLElement) => document.getElementById(menu.getAttribute('aria-activedescendant') ?? '');

describe('Menu', () => {
  it('takes the focus when it opens, and its button has aria-expanded', async () => {
    const { trigger } = renderMenu();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await open(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menuitem', { name: 'Orders' })).toHaveAttribute('href', '/mine/order');
  });

  it('moves by arrow keys, End and first letters', async () => {
    const { trigger } = renderMenu();
    const menu = await open(trigger);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current(menu)).toHaveTextContent('Orders'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(current(menu)).toHaveTextContent('Sign out'));
    await userEvent.keyboard('w');
    await waitFor(() => expect(current(menu)).toHaveTextContent('Warehouse'));
  });

  it('returns the focus on Esc', async () => {
    const { trigger } = renderMenu();
    await open(trigger);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('acts by keyboard and closes', async () => {
    const { trigger, onSelect } = renderMenu();
    const menu = await open(trigger);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(current(menu)).toHaveTextContent('Sign out'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
  });

  it('opens by the arrow key on its trigger', async () => {
    const { trigger } = renderMenu();
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: 'Orders' })).toBeVisible();
  });

  it('offers the entries of a choice as radios', async () => {
    render(
      <Menu
        label="Language"
        trigger="English"
        entries={[
          { key: 'en', label: 'English', current: true, onSelect: vi.fn() },
          { key: 'zh', label: '中文', current: false, onSelect: vi.fn() },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Language English' }));
    expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: '中文' })).not.toBeChecked();
  });
});
