import type { EstimateRequest } from '@caravan/shipping/contract';
import { boxFor, type Box } from './parcel-box.ts';
import { noServices } from './quote-method.ts';
import type { PackageContext } from '../../core/package-context.ts';
import type { PackageQuoted } from './quote-package.ts';
import { quoteMethods } from './quote-methods.ts';

const boxOf = ({ length_mm: lengthMm, width_mm: widthMm, height_mm: heightMm }: EstimateRequest): Box | null =>
  lengthMm !== undefined && widthMm !== undefined && heightMm !== undefined
    ? boxFor([{ lengthMm, widthMm, heightMm }])
    : null;

/** Quotes for a weight and a size, without an account. */
export const estimateShipping = async (
  context: Pick<PackageContext, 'db' | 'clock'>,
  request: EstimateRequest,
): Promise<Pick<PackageQuoted, 'goodsG' | 'methods'>> => {
  const { country, weight_g: goodsG, restrictions = [] } = request;
  const parcel = {
    goodsG,
    box: boxOf(request),
    restrictions: [...new Set(restrictions)],
    ...noServices,
    storageFen: 0,
    declaredValueFen: null,
  };
  return { goodsG, methods: await quoteMethods(context, country, parcel) };
};
