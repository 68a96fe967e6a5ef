import { shopDay } from '@caravan/kernel';
import type { FreightFinding, FreightLineState, FreightReview } from '@caravan/freight-costs/contract';
import type { BilledParcel } from '@caravan/warehouse-packages/port';
import type { BilledLine } from '../bills/bill-lines.ts';

/** From which difference on a line becomes work. */
export interface FreightLimits {
  toleranceG: number;
  tolerancePercent: number;
  lossFen: number;
}

/** The bill of a line. */
export interface LineOrigin {
  carrierKey: string;
  billedOn: string;
}

/** A line that is stored already, and may be about the same parcel. */
export interface EarlierLine {
  id: string;
  carrierKey: string;
  trackingKey: string | null;
  packageNumber: string | null;
  state: FreightLineState;
  fen: number;
  amounts: readonly number[];
  review: FreightReview | null;
  returnedFen: number;
}

export interface Plan {
  state: Extract<FreightLineState, 'matched' | 'not_ours' | 'unknown'>;
  packageNumber: string | null;
  findings: FreightFinding[];
  /** The id of the disputed line that this one, of a credit note, settles. */
  settles: string | null;
}

/**
 * The parcel with the number of a line. Carriers give a number again after months, so of several parcels it is that of the
 * carrier, and then the last one that was sent until the day of the bill.
 */
export const chooseParcel = (
  candidates: readonly BilledParcel[],
  { carrierKey, billedOn }: LineOrigin,
): BilledParcel | undefined => {
  const ofCarrier = candidates.filter(({ carrier }) => carrier.toLowerCase() === carrierKey);
  const likely = ofCarrier.length ? ofCarrier : candidates;
  const [only] = likely;
  if (likely.length < 2) return only;
  return likely
    .filter(({ shippedAt }) => shopDay(shippedAt) <= billedOn)
    .sort((one, other) => other.shippedAt.getTime() - one.shippedAt.getTime())[0];
};

/** The greatest weight that may be billed for one of ours. */
export const toleratedG = (
  ownG: number,
  { toleranceG, tolerancePercent }: Pick<FreightLimits, 'toleranceG' | 'tolerancePercent'>,
): number => ownG + Math.max(toleranceG, Math.floor((ownG * tolerancePercent) / 100));

const hasBase = ({ amounts: [base = 0] }: Pick<BilledLine, 'amounts'>): boolean => base > 0;

/** Earlier lines about the parcel of a line, in sum. */
interface Before {
  costFen: number;
  /** The same carrier has billed it. */
  isBilled: boolean;
  /** The same carrier has paid something back for it without a credit note. */
  isRepaid: boolean;
}

/** Finds oddities. A repayment is odd only if it came back before. */
export const findingsOf = (
  line: Pick<BilledLine, 'amounts' | 'fen' | 'weightG'>,
  parcel: Pick<BilledParcel, 'paidFen' | 'weightG'>,
  before: Before,
  limits: FreightLimits,
): FreightFinding[] => {
  if (line.fen < 0) return before.isRepaid ? ['twice'] : [];
  const isHeavier = line.weightG !== null && line.weightG > toleratedG(parcel.weightG, limits);
  // Its own part of the loss: what went before had its own decision.
  const lossFen = before.costFen + line.fen - Math.max(parcel.paidFen, before.costFen);
  const isLoss = line.fen > 0 && lossFen > limits.lossFen;
  return [
    ...(isHeavier ? (['heavier'] as const) : []),
    ...(isLoss ? (['loss'] as const) : []),
    ...(before.isBilled && hasBase(line) ? (['twice'] as const) : []),
  ];
};

/** Collects the costs, numbers and disputes known so far, and grows with every line. */
const bookOf = (earlier: readonly EarlierLine[], { carrierKey }: LineOrigin) => {
  const costs = new Map<string, number>();
  const billed = new Set<string>();
  const repaid = new Set<string>();
  const disputed = new Map<string, string[]>();
  const foreign = new Set<string>();
  const add = (packageNumber: string, line: Pick<BilledLine, 'amounts' | 'fen'>, isOfCarrier: boolean): void => {
    costs.set(packageNumber, (costs.get(packageNumber) ?? 0) + line.fen);
    if (isOfCarrier && hasBase(line)) billed.add(packageNumber);
  };
  for (const line of earlier) {
    const isOfCarrier = line.carrierKey === carrierKey;
    const about = line.packageNumber ?? (line.state === 'not_ours' ? line.trackingKey : null);
    if (line.packageNumber !== null)
      add(line.packageNumber, { ...line, fen: line.fen - line.returnedFen }, isOfCarrier);
    if (about === null || !isOfCarrier) continue;
    if (line.packageNumber === null) foreign.add(about);
    if (line.returnedFen > 0) repaid.add(about);
    if (line.review === 'disputed') disputed.set(about, [...(disputed.get(about) ?? []), line.id]);
  }
  return {
    add: (packageNumber: string, line: Pick<BilledLine, 'amounts' | 'fen'>) => add(packageNumber, line, true),
    isForeign: (key: string | null): key is string => key !== null && foreign.has(key),
    before: (packageNumber: string): Before => ({
      costFen: costs.get(packageNumber) ?? 0,
      isBilled: billed.has(packageNumber),
      isRepaid: repaid.has(packageNumber),
    }),
    /** The first open dispute, which is settled then. */
    settle: (about: string): string | null => disputed.get(about)?.shift() ?? null,
  };
};

type FreightBook = ReturnType<typeof bookOf>;

const matchedPlan = (
  line: Pick<BilledLine, 'amounts' | 'fen' | 'weightG'>,
  parcel: BilledParcel,
  book: FreightBook,
  limits: FreightLimits,
): Plan => {
  const { number } = parcel;
  const findings = findingsOf(line, parcel, book.before(number), limits);
  book.add(number, line);
  return {
    state: 'matched',
    packageNumber: number,
    findings,
    settles: line.fen < 0 && !findings.length ? book.settle(number) : null,
  };
};

/** Plans a line that staff match with a parcel. */
export const planMatch = (
  line: Pick<BilledLine, 'amounts' | 'fen' | 'weightG'>,
  origin: LineOrigin,
  parcel: BilledParcel,
  earlier: readonly EarlierLine[],
  limits: FreightLimits,
): Plan => matchedPlan(line, parcel, bookOf(earlier, origin), limits);

/**
 * Plans the lines of a bill in their order: each counts with those before it. `earlier` are all stored lines of these
 * parcels and numbers.
 */
export const planLines = (
  lines: readonly BilledLine[],
  origin: LineOrigin,
  parcels: readonly BilledParcel[],
  earlier: readonly EarlierLine[],
  limits: FreightLimits,
): Plan[] => {
  const book = bookOf(earlier, origin);
  const byKey = Map.groupBy(parcels, ({ trackingKey }) => trackingKey);
  return lines.map((line): Plan => {
    const { trackingKey: key, fen } = line;
    const parcel = key === null ? undefined : chooseParcel(byKey.get(key) ?? [], origin);
    if (parcel) return matchedPlan(line, parcel, book, limits);
    const isCredit = fen < 0 && book.isForeign(key);
    return {
      state: isCredit ? 'not_ours' : 'unknown',
      packageNumber: null,
      findings: [],
      settles: isCredit && key !== null ? book.settle(key) : null,
    };
  });
};
