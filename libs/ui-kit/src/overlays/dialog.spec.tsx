import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../fields/text-field.tsx';
import { Dialog } from './dialog.tsx';

const renderDialog = (closesBeside?: boolean) => {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Change the price" closeLabel="Close" closesBeside={closesBeside}>
      <TextField label="New price" />
    </Dialog>,
  );
  return onClose;
};

describe('Dialog', () => {
  it('is named by its title and begins in its first field', () => {
    renderDialog();
    expect(screen.getByRole('dialog', { name: 'Change the price' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'New price' })).toHaveFocus();
  });

  it('asks to close by its button', async () => {
    const onClose = renderDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks to close by a press beside it, but not by one inside', () => {
    const onClose = renderDialog();
    const dialog = screen.getByRole('dialog');
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300));
    fireEvent.mouseDown(dialog, { clientX: 150, clientY: 150 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog, { clientX: 20, clientY: 20 });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays where leaving would lose something', () => {
    const onClose = renderDialog(false);
    const dialog = screen.getByRole('dialog');
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300));
    fireEvent.mouseDown(dialog, { clientX: 20, clientY: 20 });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is not there while closed', () => {
    render(
      <Dialog open={false} onClose={vi.fn()} title="Change the price" closeLabel="Close">
        text
      </Dialog>,
    );
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});
