import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { placeBelow } from './place-popover.ts';

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

const open = (trigger: HTMLElement) => userEvent.click(trigger);

describe('Menu', () => {
  it('opens with the focus on its first entry and says that it is open', async () => {
    const { trigger } = renderMenu();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await open(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menuitem', { name: 'Orders' })).toHaveFocus();
  });

  it('moves by arrows in a circle, by Home, End and first letters', async () => {
    const { trigger } = renderMenu();
    await open(trigger);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Warehouse' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Orders' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('w');
    expect(screen.getByRole('menuitem', { name: 'Warehouse' })).toHaveFocus();
  });

  it('gives the focus back on Esc', async () => {
    const { trigger } = renderMenu();
    await open(trigger);
    await userEvent.keyboard('{Escape}');
    expect(trigger).toHaveFocus();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes before it acts', async () => {
    const { trigger, onSelect } = renderMenu();
    await open(trigger);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens by the arrow key on its trigger', async () => {
    const { trigger } = renderMenu();
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Orders' })).toHaveFocus();
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
    await open(screen.getByRole('button', { name: 'Language English' }));
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: '中文' })).not.toBeChecked();
  });
});

describe('placeBelow', () => {
  const trigger = { top: 20, bottom: 60, left: 300, right: 380 };
  const size = { width: 200, height: 120 };

  it('hangs from the trigger’s edge', () => {
    const view = { width: 1280, height: 900 };
    expect(placeBelow(trigger, size, view, 'start')).toEqual({ top: 66, left: 300 });
    expect(placeBelow(trigger, size, view, 'end')).toEqual({ top: 66, left: 180 });
  });

  it('stays inside a narrow window', () => {
    expect(placeBelow(trigger, size, { width: 390, height: 900 }, 'start').left).toBe(182);
    expect(placeBelow({ ...trigger, left: 0, right: 40 }, size, { width: 390, height: 900 }, 'end').left).toBe(8);
  });

  it('goes above where there is no room below', () => {
    expect(placeBelow({ ...trigger, top: 800, bottom: 840 }, size, { width: 1280, height: 900 }, 'start').top).toBe(674);
  });
});
