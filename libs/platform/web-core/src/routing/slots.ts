import { createContext, useContext } from 'react';
import type { SlotName, Slots, WebFeature } from '../manifest.ts';

export type LoadedSlots = Partial<Slots>;

/** The components that fill the places named in `Slots`; one feature fills each. */
export interface SlotLibrary {
  /** What has been loaded so far. */
  loaded: LoadedSlots;
  load: () => Promise<void>;
}

const loadersOf = (features: readonly WebFeature[]): [SlotName, () => Promise<LoadedSlots>][] =>
  features.flatMap(({ slots = {} }) => {
    const { linkSearch, accountMenu, cartBadge } = slots;
    const loaders: [SlotName, () => Promise<LoadedSlots>][] = [];
    if (linkSearch) loaders.push(['linkSearch', async () => ({ linkSearch: (await linkSearch()).Slot })]);
    if (accountMenu) loaders.push(['accountMenu', async () => ({ accountMenu: (await accountMenu()).Slot })]);
    if (cartBadge) loaders.push(['cartBadge', async () => ({ cartBadge: (await cartBadge()).Slot })]);
    return loaders;
  });

export const makeSlotLibrary = (features: readonly WebFeature[]): SlotLibrary => {
  const loaders = loadersOf(features);
  const names = loaders.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`slot is filled by two features: ${twice}`);

  const library: SlotLibrary = {
    loaded: {},
    load: async () => {
      const missing = loaders.filter(([name]) => !library.loaded[name]);
      if (missing.length === 0) return;
      const found = await Promise.all(missing.map(([, load]) => load()));
      library.loaded = Object.assign({}, library.loaded, ...found) as LoadedSlots;
    },
  };
  return library;
};

const noSlots: SlotLibrary = { loaded: {}, load: () => Promise.resolve() };

export const SlotsContext = createContext<SlotLibrary>(noSlots);

/** The component that a feature put into a slot; undefined where no feature fills it. Layouts load their slots before they render. */
export const useSlot = <Name extends SlotName>(name: Name): Slots[Name] | undefined => {
  const { loaded } = useContext(SlotsContext);
  return loaded[name];
};
