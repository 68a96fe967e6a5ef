import type { EstimateRequest } from '@caravan/shipping/contract';
import { boxFor, noServices, quoteMethods, type Box, type QuotedGoods } from '@caravan/shipping/port';
import type { ShippingContext } from '../shipping-context.ts';

const boxOf = ({ length_mm: lengthMm, width_mm: widthMm, height_mm: heightMm }: EstimateRequest): Box | null =>
  lengthMm !== undefined && widthMm !== undefined && heightMm !== undefined
    ? boxFor([{ lengthMm, widthMm, heightMm }])
    : null;

/** Quotes for a weight and a size, without an account. */
export const estimateShipping = async (
  context: Pick<ShippingContext, 'db' | 'clock'>,
  request: EstimateRequest,
): Promise<QuotedGoods> => {
  const { country, weight_g: goodsG, restrictions = [] } = request;
  const parcel = {
    goodsG,
    box: boxOf(request),
    restrictions: [...new Set(restrictions)],
    ...noServices,
    storageFen: 0,
    handlingFen: 0,
    declaredValueFen: null,
  };
  return { goodsG, methods: await quoteMethods(context, { country, postcode: null }, parcel) };
};
