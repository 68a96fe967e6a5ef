import { definePath } from '@caravan/kernel';

const productDetail = definePath('/productdetail');

/** Pages of goods (storefront.md, pages; decisions.md, screens without a path). */
export const goodsPaths = {
  /** `?url=` shows the product behind a link, `?manual=1` an empty manual purchase order. */
  productDetail,
};

/** The product page of a link or share text. */
export const productHref = (link: string): string => productDetail.href({ url: link.trim() });

/** The manual purchase order, empty. */
export const manualOrderHref = (): string => productDetail.href({ manual: 1 });
