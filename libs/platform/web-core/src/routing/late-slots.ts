import { createContext, useContext, useMemo, type ComponentType } from 'react';
import type { I18n } from '../i18n/i18n.ts';
import type { TextLibrary } from '../i18n/texts.ts';
import { I18nContext } from '../i18n/use-texts.ts';
import type { LateSlotName, LateSlots, WebFeature } from '../manifest.ts';
import { lazyPart } from './lazy-part.tsx';

/** Fetches the components of late slots, each with the texts of its feature. */
export type LateSlotLibrary = { [Name in LateSlotName]?: (i18n: I18n) => Promise<ComponentType<LateSlots[Name]>> };

export const makeLateSlots = (features: readonly WebFeature[], texts: TextLibrary): LateSlotLibrary => {
  const library: LateSlotLibrary = {};
  for (const { id, uses = [], lateSlots: { newAddress } = {} } of features) {
    if (!newAddress) continue;
    if (library.newAddress) throw new Error('slot is filled by two features: newAddress');
    library.newAddress = async (i18n) => {
      const [{ Slot }] = await Promise.all([newAddress(), texts.ensure(i18n, [id, ...uses])]);
      return Slot;
    };
  }
  return library;
};

export const LateSlotsContext = createContext<LateSlotLibrary>({});

/** What a feature puts into a late slot: its code and its texts are fetched when it is shown. Undefined where no feature fills it. */
export const useLateSlot = <Name extends LateSlotName>(name: Name): ComponentType<LateSlots[Name]> | undefined => {
  const load = useContext(LateSlotsContext)[name];
  const i18n = useContext(I18nContext);
  return useMemo(() => load && lazyPart<LateSlots[Name]>(() => load(i18n)), [i18n, load]);
};
