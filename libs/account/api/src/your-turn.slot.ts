declare module '@caravan/web-core' {
  interface LazySlots {
    /** On the home page of a shopper: the most urgent of what waits for them. */
    yourTurn: object;
  }
}
export {};
