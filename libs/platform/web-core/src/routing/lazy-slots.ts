import { createContext, useContext, useMemo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '@caravan/ui-kit';
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
 * The component that a feature puts into a lazy slot; its code and texts load when it is shown. Undefined if no feature
 * fills the slot, and on the server and until hydration: a server would have to render the page a second time.
 */
export const useLazySlot = <Name extends LazySlotName>(name: Name): ComponentType<LazySlotProps<Name>> | undefined => {
  const load = useContext(LazySlotsContext).get(name);
  const { i18n } = useTranslation();
  const isHydrated = useHydrated();
  const part = useMemo(
    () => load && lazyPart<LazySlotProps<Name>>(() => load(i18n) as Promise<ComponentType<LazySlotProps<Name>>>),
    [i18n, load],
  );
  return isHydrated ? part : undefined;
};
