import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../fields/text-field.tsx';
import { Dialog, Drawer, NoticeDialog, type NoticeDialogProps } from './dialogs.tsx';

const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

describe('Dialog', () => {
  const Page = ({ onClose, closesBeside }: { onClose: () => void; closesBeside?: boolean }) => {
    const [open, setOpen] = useState(false);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Change
        </button>
        <Dialog open={open} onClose={close} title="Change the price" closesBeside={closesBeside}>
          <TextField label="New price" />
        </Dialog>
      </>
    );
  };

  const open = async (closesBeside?: boolean) => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} closesBeside={closesBeside} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    return { onClose, dialog: await screen.findByRole('dialog', { name: 'Change the price' }) };
  };

  it('focuses its first field, and returns the focus', async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New price' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
  });

  it('asks to close by its button', async () => {
    const { onClose } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await gone('dialog');
  });

  /** A dialog listens for clicks outside from the first task of the frame after it opened, and answers in a frame. */
  const nextFrame = async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  };

  it('asks to close by a click outside, but not by one inside', async () => {
    const { onClose, dialog } = await open();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New price' })).toHaveFocus());
    await nextFrame();
    fireEvent.pointerDown(dialog);
    await nextFrame();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('stays open and takes the focus back if the page behind it moves the focus', async () => {
    const { onClose } = await open();
    const field = screen.getByRole('textbox', { name: 'New price' });
    await waitFor(() => expect(field).toHaveFocus());
    screen.getByRole('button', { name: 'Change', hidden: true }).focus();
    await waitFor(() => expect(field).toHaveFocus());
    // The dialog judges such a focus in the next frame.
    await new Promise(requestAnimationFrame);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open on a click outside if closing would lose data', async () => {
    const { onClose } = await open(false);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New price' })).toHaveFocus());
    await nextFrame();
    fireEvent.pointerDown(document.body);
    await nextFrame();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('NoticeDialog', () => {
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

  const ask = async (props: Partial<NoticeDialogProps> = {}) => {
    render(<Page {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    return screen.findByRole('alertdialog');
  };

  it('is a notice by default: its text is its name, and it has no cancel button', async () => {
    const dialog = await ask();
    expect(dialog).toHaveAccessibleName('They leave your cart.');
    expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  });

  it.each(['success', 'warning', 'error'] as const)('of type %s has both buttons, a title and a text', async (type) => {
    const dialog = await ask({ type, title: 'Remove 3 items?' });
    expect(dialog).toHaveAccessibleName('Remove 3 items?');
    expect(dialog).toHaveAccessibleDescription('They leave your cart.');
    expect(screen.getByRole('button', { name: 'Keep' })).toBeVisible();
  });

  it('confirms and closes', async () => {
    const onConfirm = vi.fn();
    await ask({ type: 'warning', onConfirm });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await gone('alertdialog');
  });

  it('cancels and closes, and returns the focus', async () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    await ask({ type: 'warning', onConfirm, onCancel });
    // It takes the focus in the frame after it is shown, and returns only what it took.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).toHaveBeenCalledTimes(1);
    await gone('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  });

  it('cancels on Esc', async () => {
    const onCancel = vi.fn();
    await ask({ type: 'error', onCancel });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
    await gone('alertdialog');
  });

  it('does not focus a destructive button', async () => {
    await ask({ type: 'warning', danger: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
  });
});

describe('A notice that a dialog opened', () => {
  it('stays when the dialog is removed', async () => {
    const onClose = vi.fn();
    const Page = () => {
      const [step, setStep] = useState(0);
      return (
        <>
          {step < 2 ? (
            <Dialog open onClose={() => undefined} title="Close the account">
              <button type="button" onClick={() => setStep(1)}>
                Go
              </button>
            </Dialog>
          ) : null}
          <NoticeDialog open={step > 0} text="The account is closed." confirmLabel="OK" onClose={onClose} />
          <button type="button" onClick={() => setStep(2)}>
            Next page
          </button>
        </>
      );
    };
    render(<Page />);
    await userEvent.click(await screen.findByRole('button', { name: 'Go' }));
    expect(await screen.findByRole('alertdialog', { name: 'The account is closed.' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Next page', hidden: true }));
    await waitFor(() => expect(screen.queryByText('Close the account')).toBeNull());
    await new Promise(requestAnimationFrame);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('Drawer', () => {
  it('focuses its close button and returns the focus when it unmounts', async () => {
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Menu
          </button>
          {open ? (
            <Drawer open onClose={() => setOpen(false)} label="Site menu" head="Mara">
              <a href="/faq">Help</a>
            </Drawer>
          ) : null}
        </>
      );
    };
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('dialog', { name: 'Site menu' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });
});
