import { createContext, useContext } from 'react';
import type { SlotName, Slots, WebFeature } from '../manifest.ts';
import { moduleSource } from './module-source.ts';

export type LoadedSlots = Partial<Slots>;

/** The components that fill the places named in `Slots`; one feature fills each. */
export interface SlotLibrary {
  /** What has been loaded so far. */
  loaded: LoadedSlots;
  /** Source files of what has been loaded. */
  sources: string[];
  load: () => Promise<void>;
}

interface SlotLoader {
  name: SlotName;
  load: () => Promise<{ slot: LoadedSlots; module: object }>;
}

const loadersOf = ({ slots = {} }: WebFeature): SlotLoader[] => {
  const { linkSearch, accountMenu, cartBadge, publicReviews } = slots;
  const loaders: SlotLoader[] = [];
  // One branch for each name keeps every component's own props.
  if (linkSearch) {
    loaders.push({ name: 'linkSearch', load: async () => named(await linkSearch(), ({ Slot }) => ({ linkSearch: Slot })) });
  }
  if (accountMenu) {
    loaders.push({ name: 'accountMenu', load: async () => named(await accountMenu(), ({ Slot }) => ({ accountMenu: Slot })) });
  }
  if (cartBadge) {
    loaders.push({ name: 'cartBadge', load: async () => named(await cartBadge(), ({ Slot }) => ({ cartBadge: Slot })) });
  }
  if (publicReviews) {
    loaders.push({ name: 'publicReviews', load: async () => named(await publicReviews(), ({ Slot }) => ({ publicReviews: Slot })) });
  }
  return loaders;
};

const named = <Module extends object>(module: Module, slotOf: (module: Module) => LoadedSlots) => ({ slot: slotOf(module), module });

export const makeSlotLibrary = (features: readonly WebFeature[]): SlotLibrary => {
  const loaders = features.flatMap(loadersOf);
  const names = loaders.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`slot is filled by two features: ${twice}`);

  const library: SlotLibrary = {
    loaded: {},
    sources: [],
    load: async () => {
      const missing = loaders.filter(({ name }) => !library.loaded[name]);
      if (missing.length === 0) return;
      const found = await Promise.all(missing.map(({ load }) => load()));
      library.loaded = Object.assign({}, library.loaded, ...found.map(({ slot }) => slot)) as LoadedSlots;
      library.sources = [...new Set([...library.sources, ...found.flatMap(({ module }) => moduleSource(module))])];
    },
  };
  return library;
};

const noSlots: SlotLibrary = { loaded: {}, sources: [], load: () => Promise.resolve() };

export const SlotsContext = createContext<SlotLibrary>(noSlots);

/** The component that a feature put into a slot; undefined where no feature fills it. Layouts load their slots before they render. */
export const useSlot = <Name extends SlotName>(name: Name): Slots[Name] | undefined => {
  const { loaded } = useContext(SlotsContext);
  return loaded[name];
};
