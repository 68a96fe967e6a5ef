import type { OffersProps } from './offers.slot.ts';

export type { OffersProps };

declare module '@caravan/web-core' {
  interface LazySlots {
    /** In the console, on a shopper's request: what was offered, and a form for another offer. */
    offerForm: OffersProps;
  }
}
