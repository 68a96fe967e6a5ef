import type { ReactNode } from 'react';
import type { PackingKind, StoreItem } from '@caravan/warehouse-packages/contract';

/** Goods in the warehouse for which services can be ordered. */
export interface ItemServicesProps {
  item: StoreItem;
}

/** Goods that can be packed before their shipping is paid. */
export interface RehearsalOfferProps {
  items: readonly StoreItem[];
  /** The packing options and the note that the shopper chose for the package. */
  kinds: readonly PackingKind[];
  note: string;
}

/** A packing rehearsal by which goods are packed. */
export interface RehearsedGoods {
  number: string;
  /** Says by which rehearsal the goods are packed, or that its price does not count; `isOver`: quotes say so. */
  notice: (isOver: boolean) => ReactNode;
}

/** The packing of goods by the packing rehearsal with this number. */
export interface RehearsedPackingProps {
  number: string;
  /** The goods of the package. */
  ids: readonly string[];
  /** Shown until the rehearsal is known. */
  loading: ReactNode;
  /** Shown once it is known; `reload` reads it again. */
  children: (rehearsed: RehearsedGoods, reload: () => Promise<void>) => ReactNode;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On the page of goods in the warehouse: what was ordered and measured for them, and what can be ordered. */
    itemServices: ItemServicesProps;
    /** Above the shipping methods of goods to pack: has them packed first, for an exact price. */
    rehearsalOffer: RehearsalOfferProps;
    /** Around the form that packs goods: reads the rehearsal by which they are packed. */
    rehearsedPacking: RehearsedPackingProps;
  }
}
