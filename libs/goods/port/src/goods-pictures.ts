/** Shops' pictures, for features that keep a copy of what a product looked like. */
export interface GoodsPictures {
  /**
   * The bytes of a picture by its path on this server (`/v1/images/…`), a WebP at most 480 pixels wide: those that were shown, or as the shop has
   * it today. Undefined where the path is none of goods', and where the picture cannot be had now. It may talk to the network for up to 8 seconds:
   * never call it inside a transaction.
   */
  read: (path: string) => Promise<Uint8Array | undefined>;
}
