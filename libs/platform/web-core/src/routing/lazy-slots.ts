import { createContext, useContext, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { I18n } from '../i18n/i18n.ts';
import type { TextLibrary } from '../i18n/texts.ts';
import type { LazySlotName, LazySlotProps, WebFeature } from '../manifest.ts';
import { lazyPart } from './lazy-part.tsx';

type LoadModule = () => Promise<{ Slot: ComponentType<never> }>;
type LoadSlot = (i18n: I18n) => Promise<ComponentType<never>>;

/** Loads the components of lazy slots, each with the texts and the endpoints of its feature. */
export type LazySlotLibrary = ReadonlyMap<string, LoadSlot>;

export const makeLazySlots = (features: readonly WebFeature[], texts: TextLibrary): LazySlotLibrary => {
  const library = new Map<string, LoadSlot>();
  for (const { id, uses = [], api, lazySlots = {} } of features) {
    for (const [name, load] of Object.entries(lazySlots as Record<string, LoadModule>)) {
      if (library.has(name)) throw new Error(`slot is filled by two features: ${name}`);
      library.set(name, async (i18n) => {
        const [{ Slot }] = await Promise.all([load(), api?.(), texts.ensure(i18n, [id, ...uses])]);
        return Slot;
      });
    }
  }
  return library;
};

export const LazySlotsContext = createContext<LazySlotLibrary>(new Map());

/**
 * The parts of a page by their loaders: the server renders a page again when code was missing, and must find there what
 * it loaded the first time.
 */
const partsOf = new WeakMap<I18n, Map<LoadSlot, ComponentType<never>>>();

const partOf = (i18n: I18n, load: LoadSlot): ComponentType<never> => {
  const parts = partsOf.get(i18n) ?? new Map<LoadSlot, ComponentType<never>>();
  partsOf.set(i18n, parts);
  const part = parts.get(load) ?? lazyPart<never>(() => load(i18n));
  parts.set(load, part);
  return part;
};

/**
 * The component that a feature puts into a lazy slot; its code and texts load when it is shown. Undefined if no feature
 * fills the slot.
 */
export const useLazySlot = <Name extends LazySlotName>(name: Name): ComponentType<LazySlotProps<Name>> | undefined => {
  const load = useContext(LazySlotsContext).get(name);
  const { i18n } = useTranslation();
  return load && (partOf(i18n, load) as ComponentType<LazySlotProps<Name>>);
};
