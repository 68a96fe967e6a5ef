export interface Shortcut {
  /** Names the action in the list of shortcuts. */
  label: string;
  run: () => void;
}

/** Where shortcuts hold: while a dialog is open, only those of dialogs do. */
export type ShortcutScope = 'page' | 'dialog';

/** Shortcuts by their keys: `j`, `?`, `mod+k`, `Escape`, or a sequence such as `g b`. */
export type Shortcuts = Readonly<Record<string, Shortcut>>;

/** A shortcut that holds now. */
export interface ActiveShortcut {
  keys: string;
  label: string;
}

export interface ShortcutRegistry {
  /** Adds shortcuts until the returned function is called; later ones replace earlier ones with the same keys. */
  add: (shortcuts: Shortcuts, scope: ShortcutScope) => () => void;
  find: (scope: ShortcutScope) => ReadonlyMap<string, Shortcut>;
  subscribe: (changed: () => void) => () => void;
  /** The page's shortcuts in the order in which they came; the same array until one comes or goes. */
  list: () => readonly ActiveShortcut[];
}

export const makeShortcutRegistry = (): ShortcutRegistry => {
  const layers = new Set<{ shortcuts: Shortcuts; scope: ShortcutScope }>();
  const listeners = new Set<() => void>();
  let listed: readonly ActiveShortcut[] | undefined;

  const changed = (): void => {
    listed = undefined;
    for (const listener of listeners) listener();
  };

  const find = (scope: ShortcutScope): Map<string, Shortcut> =>
    new Map([...layers].filter((layer) => layer.scope === scope).flatMap(({ shortcuts }) => Object.entries(shortcuts)));

  return {
    add: (shortcuts, scope) => {
      const layer = { shortcuts, scope };
      layers.add(layer);
      changed();
      return () => {
        layers.delete(layer);
        changed();
      };
    },
    find,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => (listed ??= [...find('page')].map(([keys, { label }]) => ({ keys, label }))),
  };
};
