/** The conversation in which a shopper asks for goods. */
export interface OffersProps {
  conversationId: string;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On a shopper's request: what buyers have offered. */
    offers: OffersProps;
  }
}
