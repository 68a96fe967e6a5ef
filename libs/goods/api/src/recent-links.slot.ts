declare module '@caravan/web-core' {
  interface LazySlots {
    /** On the home page of a shopper: the products that they looked up lately. */
    recentLinks: object;
  }
}
export {};
