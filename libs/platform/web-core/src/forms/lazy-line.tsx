import { useHydrated } from '@caravan/ui-kit';
import type { LazySlotName, LazySlotProps } from '../manifest.ts';
import { useLazySlot } from '../routing/lazy-slots.ts';
import styles from './lazy-line.module.css';

/** A lazy slot in a form that is one line at first. It loads after the page; its line is there from the start. */
export const LazyLine = <Name extends LazySlotName>({ slot, props }: { slot: Name; props: LazySlotProps<Name> }) => {
  const Slot = useLazySlot(slot);
  const isHydrated = useHydrated();
  return <div className={styles.line}>{isHydrated && Slot ? <Slot {...props} /> : null}</div>;
};
