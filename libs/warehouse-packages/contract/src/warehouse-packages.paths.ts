import { definePath } from '@caravan/kernel';

/** Warehouse, packages and the shipping estimate (storefront.md 2). */
export const warehousePackagesPaths = {
  store: definePath('/mine/store'),
  /** `?items=a,b` */
  confirmInfo: definePath('/mine/store/confirmInfo'),
  packages: definePath('/mine/package'),
  /** `?number=` */
  packageDetail: definePath('/mine/package/packageDetail'),
  /** Behind the feature flag `shipping_estimate`. */
  estimate: definePath('/estimate'),
};
