import { sumFen, type Fen } from '@caravan/kernel';
import type {
  DutyBand,
  DutyFee,
  DutyFigures,
  DutyLimit,
  ImportTax,
  LandedCost,
  LandedPart,
  ValueBasis,
} from '@caravan/logistics/contract';
import type { LandedParcel } from '@caravan/logistics/port';
import { fenBelow, fenOf, shareOf } from './exact-rate.ts';

/** The least and the most that a parcel costs; null if it is unknown. */
type Cost = { lowFen: Fen; highFen: Fen } | null;

/** The parts of an estimate that the figures of a country give. */
export interface EstimatedParts {
  duty: LandedPart;
  tax: LandedPart;
  fees: LandedCost['fees'];
  total_low_fen: Fen | null;
  total_high_fen: Fen | null;
}

type Figures = Pick<DutyFigures, 'currency' | 'duty_limit' | 'tax_limit' | 'tax' | 'duty' | 'fees'>;

const nothing = { lowFen: 0, highFen: 0 };

/** Yuan for one unit of a currency; null without a rate. */
type Rate = string | null;
export type RateOf = (currency: string) => Rate;

const amountOn = (basis: ValueBasis, { valueFen, shippingFen }: LandedParcel): Fen =>
  basis === 'goods' ? valueFen : sumFen([valueFen, shippingFen]);

/** Without an end everything is within; an amount of 0 needs no rate. */
const limitInFen = (amountCents: number | null, rate: Rate): Fen | null => {
  if (amountCents === null) return Number.POSITIVE_INFINITY;
  if (amountCents === 0) return 0;
  return rate === null ? null : fenBelow(amountCents, rate);
};

/** Whether a limit covers the parcel; null if the limit or the rate is unknown. */
const isCovered = (limit: DutyLimit | null, parcel: LandedParcel, rate: Rate): boolean | null => {
  if (!limit) return null;
  const fen = limitInFen(limit.amount_cents, rate);
  return fen === null ? null : amountOn(limit.basis, parcel) <= fen;
};

/** The greatest value of the goods within a limit, if the parcel's shipping counts towards it, and where its goods are. */
const againstLimit = (
  limit: DutyLimit | null,
  parcel: LandedParcel,
  rate: Rate,
): Pick<LandedPart, 'limit_fen' | 'standing'> => {
  const covered = isCovered(limit, parcel, rate);
  const fen = limit && limitInFen(limit.amount_cents, rate);
  if (!limit || covered === null || fen === null) return { limit_fen: null, standing: null };
  if (fen === Number.POSITIVE_INFINITY) return { limit_fen: null, standing: 'below' };
  const limitFen = limit.basis === 'goods' ? fen : Math.max(0, fen - parcel.shippingFen);
  if (!covered) return { limit_fen: limitFen, standing: 'above' };
  return { limit_fen: limitFen, standing: parcel.valueFen === limitFen ? 'at' : 'below' };
};

/** The first band that reaches the parcel's value; undefined if none does, or if an end cannot be compared. */
const bandOf = (bands: readonly DutyBand[], parcel: LandedParcel, rate: Rate): DutyBand | undefined => {
  for (const band of bands) {
    if (band.up_to === null) return band;
    const end = limitInFen(band.up_to.amount_cents, rate);
    if (end === null) return undefined;
    if (amountOn(band.up_to.basis, parcel) <= end) return band;
  }
  return undefined;
};

const costOfBand = (band: DutyBand, parcel: LandedParcel, rate: Rate): Cost => {
  if (band.kind === 'rate') {
    const base = amountOn(band.base, parcel);
    return { lowFen: shareOf(base, band.low_bp), highFen: shareOf(base, band.high_bp) };
  }
  if (rate === null) return null;
  const most = band.per === 'parcel' ? 1 : parcel.kinds;
  return { lowFen: fenOf(band.amount_cents, rate), highFen: fenOf(band.amount_cents * most, rate) };
};

const dutyOf = ({ duty_limit, duty }: Figures, parcel: LandedParcel, rate: Rate): Cost => {
  const covered = isCovered(duty_limit, parcel, rate);
  if (covered !== false) return covered === null ? null : nothing;
  const band = bandOf(duty, parcel, rate);
  return band ? costOfBand(band, parcel, rate) : null;
};

const taxed = ({ base, low_bp, high_bp }: ImportTax, parcel: LandedParcel, duty: Cost): Cost => {
  const withDuty = base === 'goods_and_duty' || base === 'goods_shipping_and_duty';
  const onDuty = withDuty ? duty : nothing;
  if (!onDuty) return null;
  const amount = amountOn(base === 'goods' || base === 'goods_and_duty' ? 'goods' : 'goods_and_shipping', parcel);
  return {
    lowFen: shareOf(sumFen([amount, onDuty.lowFen]), low_bp),
    highFen: shareOf(sumFen([amount, onDuty.highFen]), high_bp),
  };
};

const taxOf = ({ tax_limit, tax }: Figures, parcel: LandedParcel, rate: Rate, duty: Cost): Cost => {
  const covered = isCovered(tax_limit, parcel, rate);
  if (covered !== false) return covered === null ? null : nothing;
  return tax ? taxed(tax, parcel, duty) : null;
};

/** The least is one kind of goods. A fee for parcels up to a value is 0 above it. */
const feeOf = (fee: DutyFee, parcel: LandedParcel, rate: Rate, rateOf: RateOf): Cost => {
  const end = fee.up_to && limitInFen(fee.up_to.amount_cents, rate);
  if (fee.up_to && end === null) return null;
  if (fee.up_to && end !== null && amountOn(fee.up_to.basis, parcel) > end) return nothing;
  const feeRate = rateOf(fee.currency);
  if (feeRate === null) return null;
  const most = fee.per === 'parcel' ? 1 : parcel.kinds;
  const withTax = (fen: Fen): Fen => sumFen([fen, shareOf(fen, fee.tax_bp)]);
  return { lowFen: withTax(fenOf(fee.low_cents, feeRate)), highFen: withTax(fenOf(fee.high_cents * most, feeRate)) };
};

const sumOf = (costs: readonly Cost[]): Cost => {
  const known = costs.flatMap((cost) => cost ?? []);
  if (known.length < costs.length) return null;
  return { lowFen: sumFen(known.map(({ lowFen }) => lowFen)), highFen: sumFen(known.map(({ highFen }) => highFen)) };
};

const partOf = (cost: Cost, against: ReturnType<typeof againstLimit>): LandedPart => ({
  low_fen: cost?.lowFen ?? null,
  high_fen: cost?.highFen ?? null,
  ...against,
});

const unknownPart: LandedPart = { low_fen: null, high_fen: null, limit_fen: null, standing: null };
const unknownParts: EstimatedParts = {
  duty: unknownPart,
  tax: unknownPart,
  fees: { low_fen: null, high_fen: null },
  total_low_fen: null,
  total_high_fen: null,
};

/**
 * Duty, tax and fees of a parcel, in fen (specification 29.2). A limit is inclusive. What is above it is charged in full,
 * not only its excess. A tax on the duty is unknown if the duty is. Fees are charged whatever the limits.
 */
export const landedParts = (figures: Figures | null, parcel: LandedParcel, rateOf: RateOf): EstimatedParts => {
  if (!figures) return unknownParts;
  const rate = rateOf(figures.currency);
  const duty = dutyOf(figures, parcel, rate);
  const tax = taxOf(figures, parcel, rate, duty);
  const fees = sumOf(figures.fees.map((fee) => feeOf(fee, parcel, rate, rateOf)));
  const total = sumOf([duty, tax, fees]);
  return {
    duty: partOf(duty, againstLimit(figures.duty_limit, parcel, rate)),
    tax: partOf(tax, againstLimit(figures.tax_limit, parcel, rate)),
    fees: { low_fen: fees?.lowFen ?? null, high_fen: fees?.highFen ?? null },
    total_low_fen: total?.lowFen ?? null,
    total_high_fen: total?.highFen ?? null,
  };
};

/**
 * The highest value of goods that is free of both duty and tax, whatever their shipping costs: 0 if either is charged
 * from the first cent on, infinite if neither is ever charged; null if it is unknown or depends on the
 * shipping. Fees are charged on each parcel all the same.
 */
export const freeOfBoth = (known: Pick<Figures, 'duty_limit' | 'tax_limit'> | null, rate: Rate): Fen | null => {
  const limits = [known?.duty_limit ?? null, known?.tax_limit ?? null];
  if (limits.some((limit) => limit?.amount_cents === 0)) return 0;
  const values = limits.map((limit) => {
    if (!limit) return null;
    return limit.amount_cents === null || limit.basis === 'goods' ? limitInFen(limit.amount_cents, rate) : null;
  });
  const found = values.flatMap((value) => value ?? []);
  return found.length < values.length ? null : Math.min(...found);
};
