import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { isComposing } from '@caravan/ui-kit';

/** `hover` closes when the pointer leaves; `pinned` was opened by a click or a key and stays. */
type Opened = 'closed' | 'hover' | 'pinned';

/** Time for the pointer to cross the gap between the button and its panel. */
const leaveMs = 180;

export interface DisclosureOptions {
  /** Opens when the keyboard focuses the button. */
  opensOnFocus?: boolean;
}

/**
 * A panel below a button: it opens by hover, click or key, and closes by Escape, by a click elsewhere, and when the
 * focus leaves.
 */
export const useDisclosure = ({ opensOnFocus = false }: DisclosureOptions = {}) => {
  const [opened, setOpened] = useState<Opened>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReturning = useRef(false);
  const panelId = useId();
  const isOpen = opened !== 'closed';

  const close = useCallback(() => setOpened('closed'), []);

  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeFromOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [close, isOpen]);

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    setOpened((now) => (now === 'closed' ? 'hover' : now));
  };

  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    leaving.current = setTimeout(() => {
      // The panel stays open while it has the focus, wherever the pointer goes.
      if (root.current?.contains(document.activeElement)) return;
      setOpened((now) => (now === 'hover' ? 'closed' : now));
    }, leaveMs);
  };

  const blur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) close();
  };

  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || isComposing(event)) return;
    event.stopPropagation();
    close();
    isReturning.current = true;
    button.current?.focus();
    isReturning.current = false;
  };

  const openOnFocus = ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
    // Escape returns the focus to the button, which must not open the panel again.
    if (isReturning.current || !currentTarget.matches(':focus-visible')) return;
    setOpened((now) => (now === 'closed' ? 'hover' : now));
  };

  return {
    isOpen,
    close,
    rootProps: { ref: root, onPointerEnter: enter, onPointerLeave: leave, onBlur: blur, onKeyDown: keyDown },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => setOpened((now) => (now === 'pinned' ? 'closed' : 'pinned')),
      ...(opensOnFocus ? { onFocus: openOnFocus } : {}),
    },
    panelProps: { id: panelId, hidden: !isOpen },
  };
};
