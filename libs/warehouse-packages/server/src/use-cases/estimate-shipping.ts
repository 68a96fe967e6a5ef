import type { EstimateRequest } from '@caravan/warehouse-packages/contract';
import { boxFor, type Box } from '../domain/parcel-box.ts';
import type { PackageContext } from './package-context.ts';
import type { PackageQuoted } from './quote-package.ts';
import { quoteLines } from './quote-lines.ts';

const boxOf = ({ length_mm: lengthMm, width_mm: widthMm, height_mm: heightMm }: EstimateRequest): Box | null =>
  lengthMm !== undefined && widthMm !== undefined && heightMm !== undefined ? boxFor([{ lengthMm, widthMm, heightMm }]) : null;

/** The same for a weight and a size that anybody may ask about. */
export const estimateShipping = async ({ db }: Pick<PackageContext, 'db'>, request: EstimateRequest): Promise<PackageQuoted> => {
  const { country, weight_g: goodsG, restrictions = [] } = request;
  const parcel = { goodsG, box: boxOf(request), restrictions: [...new Set(restrictions)], storageFen: 0, declaredValueFen: null };
  return { goodsG, lines: await quoteLines(db, country, parcel) };
};
