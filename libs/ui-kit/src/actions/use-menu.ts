import { type KeyboardEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { placePopover } from './place-popover.ts';

const entries = (menu: HTMLElement | null): HTMLElement[] => [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A popover that behaves as a menu: the platform opens, closes and layers it; arrows, letters and focus are added here. */
export const useMenu = (align: 'start' | 'end') => {
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const place = () => {
      if (menu.current && trigger.current) placePopover(menu.current, trigger.current, align);
    };
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { passive: true, capture: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [open, align]);

  const close = () => {
    menu.current?.togglePopover(false);
    trigger.current?.focus();
  };
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const opened = event.newState === 'open';
    setOpen(opened);
    if (opened) entries(menu.current)[0]?.focus();
  };
  const onMenuKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = entries(menu.current);
    const at = all.findIndex((entry) => entry === document.activeElement);
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      all[move(at, all.length)]?.focus();
      return;
    }
    if (event.key === 'Tab' || event.key === 'Escape') close();
    if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLocaleLowerCase();
      const later = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      later.find((entry) => entry.textContent?.trim().toLocaleLowerCase().startsWith(letter))?.focus();
    }
  };
  const onTriggerKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    menu.current?.togglePopover(true);
  };

  return { trigger, menu, open, close, onToggle, onMenuKeyDown, onTriggerKeyDown };
};
