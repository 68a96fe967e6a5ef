import { definePath } from '@caravan/kernel';

const productDetail = definePath('/productdetail');

/** Pages of goods (specification 2.29). */
export const goodsPaths = {
  /** `?url=` shows the product of a link, `?manual=1` an empty manual purchase order. */
  productDetail,
  /** Favourites and recent links. */
  saved: definePath('/saved'),
};

/** The product page for a link or share text. */
export const productHref = (link: string): string => productDetail.href({ url: link.trim() });

/** The empty manual purchase order. */
export const manualOrderHref = (): string => productDetail.href({ manual: 1 });
