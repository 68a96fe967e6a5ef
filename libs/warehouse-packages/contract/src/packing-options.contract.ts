import { schemaOf } from '@caravan/kernel';
import { packingPrices, packingPricesChange } from './packing-options.schema.ts';
import { getPackingPrices, updatePackingPrices } from './packing-options.staff-endpoints.ts';

export * from './packing-options.schema.ts';

export const getPackingPricesContract = schemaOf(getPackingPrices, { data: packingPrices });
export const updatePackingPricesContract = schemaOf(updatePackingPrices, {
  body: packingPricesChange,
  data: packingPrices,
});
