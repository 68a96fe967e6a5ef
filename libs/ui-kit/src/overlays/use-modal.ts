import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

const fields = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

const firstFocus = (dialog: HTMLDialogElement): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ??
  dialog.querySelector<HTMLElement>(fields) ??
  dialog.querySelector<HTMLElement>('button, a[href]');

/**
 * Props of a `<dialog>` that is modal for as long as it is mounted: focus goes in, stays in, and returns to where it was; Esc, the
 * platform's back gesture and (where allowed) a press beside it ask to close.
 */
export const useModal = ({ onClose, closesBeside }: { onClose: () => void; closesBeside: boolean }) => {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    const page = document.documentElement;
    page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
    dialog.showModal();
    firstFocus(dialog)?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // The platform may close it without asking twice; whoever opened it must know.
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  };
  const onMouseDown = (event: MouseEvent<HTMLDialogElement>) => {
    if (!closesBeside || event.target !== event.currentTarget) return;
    const box = event.currentTarget.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!inside) onClose();
  };

  return { ref, onCancel, onClose: onNativeClose, onMouseDown };
};
