import { createContext, useContext } from 'react';
import type { SlotName, Slots, WebFeature } from '../manifest.ts';

type LoadedSlots = Partial<Slots>;

/** The components that fill the places of `Slots`; one feature fills each. */
export interface SlotLibrary {
  /** The components loaded so far. */
  loaded: LoadedSlots;
  load: () => Promise<void>;
}

export const makeSlotLibrary = (features: readonly WebFeature[]): SlotLibrary => {
  const loaders = new Map<string, () => Promise<LoadedSlots>>();
  for (const { api, slots = {} } of features) {
    for (const [name, loadSlot] of Object.entries(slots)) {
      if (loaders.has(name)) throw new Error(`slot is filled by two features: ${name}`);
      loaders.set(name, async () => {
        const [{ Slot }] = await Promise.all([loadSlot(), api?.()]);
        return { [name]: Slot };
      });
    }
  }

  const library: SlotLibrary = {
    loaded: {},
    load: async () => {
      const missing = [...loaders].filter(([name]) => !(name in library.loaded));
      if (missing.length === 0) return;
      const found = await Promise.all(missing.map(([, load]) => load()));
      library.loaded = Object.assign({}, library.loaded, ...found) as LoadedSlots;
    },
  };
  return library;
};

export const SlotsContext = createContext<SlotLibrary>({ loaded: {}, load: () => Promise.resolve() });

/**
 * The component that a feature puts into a slot; undefined if no feature fills it. Layouts load their slots before they
 * render.
 */
export const useSlot = <Name extends SlotName>(name: Name): Slots[Name] | undefined =>
  useContext(SlotsContext).loaded[name];
