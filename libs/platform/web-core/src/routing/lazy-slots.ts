import { createContext, useContext, useMemo, useState, type ComponentType } from 'react';
import { I18nContext } from 'react-i18next';
import { useHydrated } from '@caravan/ui-kit';
import type { I18n } from '../i18n/i18n.ts';
import type { TextLibrary } from '../i18n/texts.ts';
import type { LazySlotModule, LazySlotName, LazySlotProps, PageContext, WebFeature } from '../manifest.ts';
import { lazyPart } from './lazy-part.tsx';

type Module = LazySlotModule<never>;
type LoadSlot = (i18n: I18n) => Promise<Module>;

/** Loads lazy slots, each with the texts and the endpoints of its feature. */
export type LazySlotLibrary = ReadonlyMap<string, LoadSlot>;

export const makeLazySlots = (features: readonly WebFeature[], texts: TextLibrary): LazySlotLibrary => {
  const library = new Map<string, LoadSlot>();
  for (const { id, uses = [], api, lazySlots = {} } of features) {
    for (const [name, load] of Object.entries(lazySlots as Record<string, () => Promise<Module>>)) {
      if (library.has(name)) throw new Error(`slot is filled by two features: ${name}`);
      library.set(name, async (i18n) => {
        const [module] = await Promise.all([load(), api?.(), texts.ensure(i18n, [id, ...uses])]);
        return module;
      });
    }
  }
  return library;
};

/** The components whose code and texts a page or a request has loaded before it renders. */
const prepared = new WeakMap<I18n, Map<string, ComponentType<never>>>();

export interface PrepareSlots {
  library: LazySlotLibrary;
  names: readonly string[];
  i18n: I18n;
  /** For the data; absent where it is there already. */
  context?: Pick<PageContext, 'store' | 'url'> | undefined;
}

/** Loads the code and texts of lazy slots, and with a context their data, so that the next render shows them at once. */
export const prepareSlots = async ({ library, names, i18n, context }: PrepareSlots): Promise<void> => {
  const ready = prepared.get(i18n) ?? new Map<string, ComponentType<never>>();
  prepared.set(i18n, ready);
  await Promise.all(
    names.map(async (name) => {
      const module = await library.get(name)?.(i18n);
      if (!module) return;
      if (context) await module.loader?.(context);
      ready.set(name, module.Slot);
    }),
  );
};

export const LazySlotsContext = createContext<LazySlotLibrary>(new Map());

/**
 * The component that a feature puts into a lazy slot; its code and texts load when it is shown. Undefined if no feature
 * fills the slot, and on the server and until hydration unless the page names it in its `slots`: React cannot send what
 * a component suspends for, and the page below would move.
 */
export const useLazySlot = <Name extends LazySlotName>(name: Name): ComponentType<LazySlotProps<Name>> | undefined => {
  const load = useContext(LazySlotsContext).get(name);
  // `useTranslation` returns a wrapper of the instance, another one for each component.
  const i18n = useContext(I18nContext)?.i18n;
  const isHydrated = useHydrated();
  // Fixed for each mount, because another component type would discard typed values.
  const [ready] = useState(
    () => (i18n && prepared.get(i18n)?.get(name)) as ComponentType<LazySlotProps<Name>> | undefined,
  );
  const part = useMemo(
    () =>
      load &&
      i18n &&
      lazyPart<LazySlotProps<Name>>(async () => (await load(i18n)).Slot as ComponentType<LazySlotProps<Name>>),
    [i18n, load],
  );
  return ready ?? (isHydrated ? part : undefined);
};
