import type { StoreItem } from '@caravan/warehouse-packages/contract';

/** Goods in the warehouse that can be returned. */
export interface ReturnButtonProps {
  item: Pick<StoreItem, 'id' | 'name' | 'quantity' | 'return_until'>;
  /** In a narrow card. */
  short?: boolean;
  /** Called when the server refuses, because the page shows outdated data. */
  onOutdated: () => void;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** Next to goods in the warehouse: asks to return them, or to exchange them. */
    returnButton: ReturnButtonProps;
  }
}
