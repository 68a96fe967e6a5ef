import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NoticeDialog, type NoticeDialogProps } from './notice-dialog.tsx';

const Page = ({ onConfirm, onCancel, ...rest }: Partial<NoticeDialogProps>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <NoticeDialog
        text="They leave your cart."
        confirmLabel="Remove"
        cancelLabel="Keep"
        {...rest}
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </>
  );
};

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Ask' }));
const dialog = () => screen.queryByRole('alertdialog');

describe('NoticeDialog', () => {
  it('is a notice by default: its text names it, and there is nothing to cancel', async () => {
    render(<Page />);
    await ask();
    expect(dialog()).toHaveAccessibleName('They leave your cart.');
    expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  });

  it.each(['success', 'warning', 'error'] as const)('of type %s has both buttons, a title and a text', async (type) => {
    render(<Page type={type} title="Remove 3 items?" />);
    await ask();
    expect(dialog()).toHaveAccessibleName('Remove 3 items?');
    expect(dialog()).toHaveAccessibleDescription('They leave your cart.');
    expect(screen.getByRole('button', { name: 'Keep' })).toBeVisible();
  });

  it('closes by confirm, which acts', async () => {
    const onConfirm = vi.fn();
    render(<Page type="warning" onConfirm={onConfirm} />);
    await ask();
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
  });

  it('closes by cancel, which does not act, and the focus returns', async () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    render(<Page type="warning" onConfirm={onConfirm} onCancel={onCancel} />);
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });

  it('takes Esc for cancel', async () => {
    const onCancel = vi.fn();
    render(<Page type="error" onCancel={onCancel} />);
    await ask();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
  });

  it('does not put the focus on an act that destroys', async () => {
    render(<Page type="warning" danger />);
    await ask();
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  });
});
