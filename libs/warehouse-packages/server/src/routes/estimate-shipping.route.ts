import { route } from '@caravan/server-core';
import { estimateShippingSchema } from '@caravan/warehouse-packages/contract/schema';
import { presentQuotes } from '../present-quotes.ts';
import { estimateShipping } from '../use-cases/estimate-shipping.ts';
import type { PackageContext } from '../use-cases/package-context.ts';

export const estimateShippingRoute = (context: PackageContext) =>
  route(estimateShippingSchema, async ({ body, language }) => presentQuotes(await estimateShipping(context, body), language));
