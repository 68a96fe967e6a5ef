/** A shop's name as it identifies the shop: however it is written, in whatever case. */
export const plainShopName = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
