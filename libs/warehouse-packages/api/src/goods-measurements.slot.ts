import type { StaffStoreItem } from '@caravan/warehouse-packages/contract';

/** The measurements that were paid for the goods on the table of the station for checks. */
export interface GoodsMeasurementsProps {
  /** Null without goods; what was recorded before is still sent. */
  goods: Pick<StaffStoreItem, 'measurements' | 'number'> | null;
  /** The typed values, by the numbers of the measurements. */
  typed: Readonly<Record<string, string[]>>;
  onTyped: (measurement: string, values: string[]) => void;
  /** The values are handed over. */
  onRecorded: (measurement: string) => void;
  /** Says at the station what happened. */
  say: (tone: 'danger' | 'success', word: string, text?: string) => void;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** At the station for checks: the values of the goods' measurements. */
    goodsMeasurements: GoodsMeasurementsProps;
  }
}
