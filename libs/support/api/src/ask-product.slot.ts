import type { AskedProduct } from '@caravan/support/contract';

/** The product that can be asked about. */
export type AskProductProps = AskedProduct;

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On a product's page: a question to staff, which needs no account. */
    askProduct: AskProductProps;
  }
}
