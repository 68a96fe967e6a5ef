import { sumFen } from '@caravan/kernel';
import type { EstimateRequest, PackageQuotes, Quote, StoreItem } from '@caravan/warehouse-packages/contract';
import { aQuote } from '@caravan/warehouse-packages/contract/testing';

/** What a mock's lines have to know of goods. */
export interface MockParcel {
  weight_g: number;
  /** Of the box, in cubic millimetres. */
  volume: number;
  storage_fen: number;
  restrictions: readonly string[];
}

const packingG = 200;
const stepG = 500;

/** Prices and limits of the lines that the mocks know, in the shape of a quote. */
export const mockLines: readonly Partial<Quote>[] = [
  { id: 'line_air', name: 'Airmail parcel', carrier: 'China Post', first_fen: 8_000, further_fen: 3_000, customs_fen: 800 },
  { id: 'line_express', name: 'Express', carrier: 'DHL', first_fen: 22_000, further_fen: 6_500, customs_fen: 0, eta_min_days: 3, eta_max_days: 5, divisor: 5_000, restrictions: ['liquid', 'medicine'] },
  { id: 'line_sea', name: 'Sea parcel', carrier: 'China Post', first_fen: 6_000, further_fen: 1_200, customs_fen: 800, eta_min_days: 40, eta_max_days: 60, divisor: null, restrictions: [] },
  { id: 'line_small', name: 'Small packet', carrier: 'China Post', first_fen: 4_500, further_fen: 2_500, customs_fen: 0, eta_min_days: 12, eta_max_days: 25, divisor: null, max_g: 2_000, max_side_mm: 600, max_girth_mm: 900 },
];

export const parcelOfItems = (items: readonly StoreItem[]): MockParcel => ({
  weight_g: items.reduce((sum, item) => sum + item.weight_g, 0),
  volume: items.reduce((sum, item) => sum + item.length_mm * item.width_mm * item.height_mm, 0),
  storage_fen: items.reduce((sum, item) => sum + item.storage_fen, 0),
  restrictions: items.flatMap((item) => item.restrictions),
});

export const parcelOfRequest = ({ weight_g: weight, length_mm: length = 0, width_mm: width = 0, height_mm: height = 0, restrictions = [] }: EstimateRequest): MockParcel => ({
  weight_g: weight,
  volume: length * width * height,
  storage_fen: 0,
  restrictions,
});

const refusalOf = (line: Quote, realG: number, parcel: MockParcel): string | null => {
  if (realG > line.max_g) return `Heavier than the ${line.max_g / 1000} kg this line carries`;
  return parcel.restrictions.some((kind) => line.restrictions.some((refused) => refused === kind)) ? 'This line does not carry some of these goods' : null;
};

const quoteOf = (over: Partial<Quote>, parcel: MockParcel): Quote => {
  const line = aQuote(over);
  const realG = parcel.weight_g + packingG;
  const volumetricG = line.divisor === null ? 0 : Math.ceil(parcel.volume / line.divisor);
  const chargeableG = Math.max(realG, volumetricG);
  const steps = Math.max(0, Math.ceil((chargeableG - stepG) / stepG));
  const reason = refusalOf(line, realG, parcel);
  return {
    ...line,
    real_g: realG,
    volumetric_g: volumetricG,
    chargeable_g: chargeableG,
    further_steps: steps,
    storage_fen: parcel.storage_fen,
    fee_fen: sumFen([line.first_fen, line.further_fen * steps, line.customs_fen, parcel.storage_fen]),
    available: reason === null,
    reason,
  };
};

/** What each line takes, by the formula of api.md. */
export const quoteAll = (lines: readonly Partial<Quote>[], parcel: MockParcel): PackageQuotes => ({
  weight_g: parcel.weight_g,
  lines: lines.map((line) => quoteOf(line, parcel)),
});
