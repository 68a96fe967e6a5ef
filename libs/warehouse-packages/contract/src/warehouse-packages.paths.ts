import { definePath } from '@caravan/kernel';

/** Warehouse, packages and the shipping estimate (specification 2). */
export const warehousePackagesPaths = {
  /** `?items=a,b` selects items. */
  store: definePath('/mine/store'),
  /** `?items=a,b` names items in the warehouse; `&line=` chooses a shipping method. */
  confirmInfo: definePath('/mine/store/confirmInfo'),
  /** `?id=` names an item in the warehouse. */
  storeItem: definePath('/mine/store/item'),
  services: definePath('/mine/store/services'),
  /** `?number=` */
  serviceDetail: definePath('/mine/store/service'),
  packages: definePath('/mine/package'),
  /** `?number=` */
  packageDetail: definePath('/mine/package/packageDetail'),
  /** Returns of goods to their seller, and exchanges. */
  returns: definePath('/mine/return'),
  /** `?number=` */
  returnDetail: definePath('/mine/return/returnDetail'),
  /** For everyone who has the link (specification 11.13). */
  track: definePath('/track/:token'),
  /** Shown if the feature flag `shipping_estimate` is on; `?weight=` in grams fills in the weight. */
  estimate: definePath('/estimate'),
  /** Quotes and promised days against those in the end (specification 27). */
  accuracy: definePath('/shipping/accuracy'),
};
