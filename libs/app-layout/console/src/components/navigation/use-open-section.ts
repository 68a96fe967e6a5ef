import { useState } from 'react';
import type { NavSection } from '../../navigation/nav-entry.ts';

const placeOf = (section: NavSection): string => `caravan.menu.${section}`;

const read = (section: NavSection): boolean | undefined => {
  try {
    const kept = localStorage.getItem(placeOf(section));
    return kept === null ? undefined : kept === 'open';
  } catch {
    // Without storage a section is as usual on each visit.
    return undefined;
  }
};

/** Whether a section of the menu is open: as it was left on this device, otherwise as usual. */
export const useOpenSection = (
  section: NavSection,
  usual: boolean,
): [isOpen: boolean, setOpen: (open: boolean) => void] => {
  const [kept, setKept] = useState(() => read(section));
  const setOpen = (open: boolean): void => {
    setKept(open);
    try {
      localStorage.setItem(placeOf(section), open ? 'open' : 'folded');
    } catch {
      // Storage is unavailable, so it is forgotten with the page.
    }
  };
  return [kept ?? usual, setOpen];
};
