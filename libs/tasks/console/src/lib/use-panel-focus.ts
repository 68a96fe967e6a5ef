import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@caravan/web-core';

const fields = 'input:not([type="hidden"], [disabled]), select:not([disabled]), textarea:not([disabled])';

/** The first field in view that must still be filled in, or else the first in view: closed parts are for rare steps. */
const firstField = (place: HTMLElement): HTMLElement | undefined => {
  const all = place.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(fields);
  const shown = [...all].filter((field) => !field.closest('details:not([open])'));
  return shown.find(({ required, value }) => required && value === '') ?? shown[0];
};

/** Moves the focus to the row of a task, if the list shows it. */
export const focusRow = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();

/** The state of the history with which a page opens a task, so that the focus goes along. */
export const enteredTask = (id: string) => ({ enteredTask: id });

const enteredIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'enteredTask' in state && typeof state.enteredTask === 'string'
    ? state.enteredTask
    : undefined;

interface PanelFocus {
  panel: RefObject<HTMLElement | null>;
  /** The task with this id is about to be opened by a key. */
  ask: (id: string) => void;
}

/**
 * Moves the focus into the panel of a task that was opened by a key: to its first field to fill in, as soon as there is
 * one, and nowhere if the focus has gone elsewhere meanwhile.
 */
export const usePanelFocus = (openId: string | undefined): PanelFocus => {
  const panel = useRef<HTMLElement>(null);
  const asked = useRef(enteredIn(useLocation().state));
  const from = useRef<Element | null>(undefined);
  const ask = useCallback((id: string) => {
    asked.current = id;
    from.current = document.activeElement;
  }, []);
  useEffect(() => {
    const place = panel.current;
    if (openId === undefined || asked.current !== openId || !place) return undefined;
    asked.current = undefined;
    const { activeElement, body } = document;
    if (from.current !== undefined && activeElement !== from.current && activeElement !== body) return undefined;
    place.focus();
    // The fields may not be there yet: the panel reads its task first.
    const observer = new MutationObserver(() => enter());
    const enter = (): void => {
      const isElsewhere = document.activeElement !== place;
      const first = firstField(place);
      if (isElsewhere || first) observer.disconnect();
      if (!isElsewhere) first?.focus();
    };
    observer.observe(place, { childList: true, subtree: true });
    enter();
    return () => observer.disconnect();
  }, [openId]);
  return { panel, ask };
};
