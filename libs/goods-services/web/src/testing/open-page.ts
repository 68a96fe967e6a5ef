import { shippingWeb } from '@caravan/shipping/web';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { aStorePage } from '@caravan/warehouse-packages/contract/testing';
import { warehousePackagesWeb } from '@caravan/warehouse-packages/web';
import { addressesHandlers, packageAnswers, packagesHandlers } from '@caravan/warehouse-packages/web/testing';
import { renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { goodsServicesWeb } from '../goods-services.web.ts';
import { serviceAnswers, servicesHandlers, type ServiceAnswers } from '../mocks/services.handlers.ts';

export interface OpenOptions extends Partial<RenderRouteOptions> {
  path: string;
  /** The goods in the warehouse. */
  items?: StoreItem[];
  answers?: Partial<ServiceAnswers>;
}

/** This feature, and those whose pages show its slots. */
const features = [shippingWeb, warehousePackagesWeb, goodsServicesWeb] as const;

/** Opens a page of this feature or of the warehouse for a shopper; `handlers` take precedence over the mocks'. */
export const openPage = async ({ items = [], answers: given, handlers = [], ...options }: OpenOptions) => {
  const answers = serviceAnswers(given);
  const warehouse = packageAnswers({ store: aStorePage(items) });
  const mocks = [...servicesHandlers(answers), ...packagesHandlers(warehouse), ...addressesHandlers(warehouse)];
  const page = await renderRoute({ features, loggedIn: true, ...options, handlers: [...handlers, ...mocks] });
  return { ...page, answers, mocks };
};
