import { useState } from 'react';
import { useStaffMe } from '../console-context.ts';
import { draftsOf } from '@caravan/web-core';

export interface Kept<Value extends object> {
  /** The page shows it. */
  value: Value;
  /** The value now, also before the page has shown it: the next scan may come earlier. */
  now: () => Value;
  set: (change: Partial<Value>) => void;
}

/**
 * Keeps a clerk's work in hand at a station. It outlives a reload and a login, in this tab and for this member of
 * staff; it is written before the page shows it.
 */
export const useKept = <Value extends object>(station: string, initial: Value): Kept<Value> => {
  const drafts = draftsOf(useStaffMe()?.id ?? null);
  const [value, show] = useState<Value>(() => ({ ...initial, ...drafts.read(station) }));
  const [latest] = useState({ value });
  return {
    value,
    now: () => latest.value,
    set: (change) => {
      latest.value = { ...latest.value, ...change };
      drafts.save(station, latest.value);
      show(latest.value);
    },
  };
};
