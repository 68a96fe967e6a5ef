import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { makeKeyboard, type Scan } from './keyboard.ts';
import type { ActiveShortcut, Shortcuts, ShortcutScope } from './shortcut-registry.ts';

/** A window has one keyboard, so all parts of the page share one reader; it listens while one of them is shown. */
const KeyboardContext = createContext(makeKeyboard());

export interface UseScannerOptions {
  /** Called for a scan of more than 4,096 characters, which is dropped. */
  onTooLong?: () => void;
  /** False while the part takes no scans; the part before it gets them. */
  enabled?: boolean;
}

/**
 * Receives the scans of a wedge scanner, wherever the focus is. The part that was shown last gets them first and may
 * return `false` to leave a scan to the part before it. A scan into a field is taken out of it again.
 */
export const useScanner = (onScan: (scan: Scan) => boolean | void, options: UseScannerOptions = {}): void => {
  const { onTooLong, enabled = true } = options;
  const keyboard = useContext(KeyboardContext);
  const receive = useEffectEvent(onScan);
  const drop = useEffectEvent(() => onTooLong?.());
  useEffect(
    () => (enabled ? keyboard.addReceiver({ onScan: (scan) => receive(scan), onTooLong: () => drop() }) : undefined),
    [keyboard, enabled],
  );
};

export interface UseShortcutsOptions {
  /** `dialog` for the shortcuts of a dialog; those of the page do nothing while one is open. */
  scope?: ShortcutScope;
  enabled?: boolean;
}

/**
 * Adds shortcuts while a part is shown. In a field only `Escape` and those with `mod` run. Letters wait 40 ms, until
 * they cannot be the start of a scan.
 */
export const useShortcuts = (shortcuts: Shortcuts, { scope = 'page', enabled = true }: UseShortcutsOptions = {}) => {
  const keyboard = useContext(KeyboardContext);
  const run = useEffectEvent((keys: string) => shortcuts[keys]?.run());
  // A new function behind the same label needs no new entry in the list.
  const listed = JSON.stringify(Object.entries(shortcuts).map(([keys, { label }]) => [keys, label]));
  useEffect(() => {
    if (!enabled) return undefined;
    const entries = JSON.parse(listed) as [keys: string, label: string][];
    return keyboard.shortcuts.add(
      Object.fromEntries(entries.map(([keys, label]) => [keys, { label, run: () => run(keys) }])),
      scope,
    );
  }, [keyboard, listed, scope, enabled]);
};

/** The shortcuts that the page has now, for the list that `?` opens. */
export const useActiveShortcuts = (): readonly ActiveShortcut[] => {
  const { shortcuts } = useContext(KeyboardContext);
  return useSyncExternalStore(shortcuts.subscribe, shortcuts.list);
};
