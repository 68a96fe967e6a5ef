import { createElement } from 'react';
import { useHydrated } from '@caravan/ui-kit';
import type { LazySlotName, LazySlotProps } from '../manifest.ts';
import { useLazySlot } from '../routing/lazy-slots.ts';
import styles from './lazy-line.module.css';

/** A lazy slot in a form that is one line at first. It loads after the page; its line is there from the start. */
export const LazyLine = <Name extends LazySlotName>({ slot, props }: { slot: Name; props: LazySlotProps<Name> }) => {
  const Slot = useLazySlot(slot);
  const isHydrated = useHydrated();
  // Props of a slot cannot be spread in a library that knows no slot: their type is then never.
  return <div className={styles.line}>{isHydrated && Slot ? createElement(Slot, props) : null}</div>;
};
