import type { Parcel, StoreItem } from '@caravan/warehouse-packages/contract';
import { aParcelPage, aStorePage } from '@caravan/warehouse-packages/contract/testing';
import { shippingWeb } from '@caravan/shipping/web';
import { renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import {
  addressesHandlers,
  packageAnswers,
  packagesHandlers,
  type PackageAnswers,
} from '../mocks/packages.handlers.ts';
import { warehousePackagesWeb } from '../warehouse-packages.web.ts';

export interface OpenOptions extends Partial<RenderRouteOptions> {
  path: string;
  items?: StoreItem[];
  /** The packages of the list; the first is also shown on the package page. */
  packages?: Parcel[];
  answers?: Partial<PackageAnswers>;
}

/** This feature, and the one whose texts its pages show. */
export const ownFeatures = [shippingWeb, warehousePackagesWeb] as const;

/** Opens a page of this feature for a shopper; `handlers` take precedence over the mocks'. */
export const openPage = async ({
  items = [],
  packages = [],
  answers: given,
  handlers = [],
  ...options
}: OpenOptions) => {
  const answers = packageAnswers({
    store: aStorePage(items),
    page: aParcelPage(packages),
    parcel: packages[0],
    ...given,
  });
  const mocks = [...packagesHandlers(answers), ...addressesHandlers(answers)];
  const page = await renderRoute({
    features: ownFeatures,
    loggedIn: true,
    ...options,
    handlers: [...handlers, ...mocks],
  });
  return { ...page, answers, mocks };
};
