/** Sides that are light for their size, so that only the real weight counts. */
export const sides = { length_mm: 200, width_mm: 100, height_mm: 50 };
export const goods = { weight_g: 500, ...sides };
/** The goods with 150 g of packing. */
const quotedG = goods.weight_g + 150;
/** No shipping method carries it. */
export const tooHeavyG = 99_000;
/** One step of 500 g is below it, two are above. */
export const floorFen = 10_000;

/** The fee of the shipping method `ems` to Germany, computed by hand: the first 500 g, further steps of 500 g, customs. */
export const feeOf = (grams: number): number => 21_000 + 6_800 * Math.max(0, Math.ceil((grams - 500) / 500)) + 800;
export const quotedFen = feeOf(quotedG);

export interface ModelExtra {
  ref: string;
  amountFen: number;
  state: 'waiting' | 'paid' | 'waived' | 'cancelled' | 'refunded';
}

/** A payment of an extra at the gateway. */
export interface GatewayPayment {
  url: string;
  extra: ModelExtra;
  /** Its outcome was reported. */
  isDone: boolean;
}

/** Outcomes of a label's purchase at the service. */
export type LabelEnd = 'bought' | 'lost after' | 'lost before' | 'refused';

export interface ModelLabel {
  state: 'bought' | 'failed' | 'unknown' | 'voiding';
  /** The service was paid for it. */
  isCharged: boolean;
  /** Its package was cancelled before its end was known. */
  isUnwanted: boolean;
}

/** A paid and packed package, computed without the server's code. */
export interface ParcelModel {
  number: string;
  balanceFen: number;
  stage: 'packed' | 'held' | 'ready' | 'shipped' | 'cancelled';
  /** The recorded weights; the last one counts. */
  weights: number[];
  /** Part of its fee. */
  heldFen: number;
  outcome: 'unchanged' | 'returned' | 'borne' | 'asked' | 'refused' | null;
  extras: ModelExtra[];
  payments: GatewayPayment[];
  /** Carriers' labels, the latest last. */
  labels: ModelLabel[];
  /** The last step let it leave. */
  wasWaived: boolean;
}

export const emptyParcel = (number: string, balanceFen: number): ParcelModel => ({
  number,
  balanceFen,
  stage: 'packed',
  weights: [],
  heldFen: quotedFen,
  outcome: null,
  extras: [],
  payments: [],
  labels: [],
  wasWaived: false,
});

export const waiting = ({ extras }: ParcelModel): ModelExtra | undefined =>
  extras.find(({ state }) => state === 'waiting');

/** Whether a weight may be recorded in place of the last one. */
export const canCorrect = ({ stage, outcome, weights }: ParcelModel): boolean =>
  weights.length > 0 && (stage === 'held' || (stage === 'ready' && outcome !== 'asked' && outcome !== 'refused'));

const outcomeOf = (grams: number, differenceFen: number): NonNullable<ParcelModel['outcome']> => {
  if (grams === tooHeavyG) return 'refused';
  if (differenceFen === 0) return 'unchanged';
  if (differenceFen < 0) return 'returned';
  return differenceFen < floorFen ? 'borne' : 'asked';
};

/** A weight is recorded, the first or a further one. */
export const recordWeight = (model: ParcelModel, grams: number): void => {
  const before = waiting(model);
  if (before) before.state = 'cancelled';
  const difference = feeOf(grams) - model.heldFen;
  model.weights.push(grams);
  model.outcome = outcomeOf(grams, difference);
  model.wasWaived = false;
  model.stage = model.outcome === 'asked' || model.outcome === 'refused' ? 'held' : 'ready';
  if (model.outcome === 'returned') {
    model.balanceFen -= difference;
    model.heldFen += difference;
  }
  if (model.outcome === 'asked')
    model.extras.push({ ref: `${model.number}-${model.weights.length}`, amountFen: difference, state: 'waiting' });
};

export const becomePaid = (model: ParcelModel, extra: ModelExtra): void => {
  extra.state = 'paid';
  model.stage = 'ready';
  model.wasWaived = false;
};

/** The gateway reports that a payment succeeded: for the extra if it waits, for the balance otherwise. */
export const receive = (model: ParcelModel, { extra }: GatewayPayment): void => {
  if (extra.state === 'waiting') becomePaid(model, extra);
  else model.balanceFen += extra.amountFen;
};

export const letLeave = (model: ParcelModel): void => {
  const extra = waiting(model);
  if (extra) extra.state = 'waived';
  model.stage = 'ready';
  model.wasWaived = true;
};

/** Everything that was paid returns. */
export const cancelAll = (model: ParcelModel): void => {
  model.balanceFen += model.heldFen;
  model.heldFen = 0;
  for (const extra of model.extras) {
    if (extra.state === 'waiting') extra.state = 'cancelled';
    if (extra.state !== 'paid') continue;
    model.balanceFen += extra.amountFen;
    extra.state = 'refunded';
  }
  for (const label of model.labels) {
    if (label.state === 'bought') label.state = 'voiding';
    label.isUnwanted ||= label.state === 'unknown';
  }
  model.stage = 'cancelled';
  model.wasWaived = false;
};

export const hasOpenLabel = ({ labels }: ParcelModel): boolean =>
  labels.some(({ state }) => state === 'bought' || state === 'unknown');

/** The service is asked about labels whose answer was lost: one that had not arrived is bought, if it is still wanted. */
export const settleLabels = ({ labels }: ParcelModel): void => {
  for (const label of labels) {
    if (label.state !== 'unknown') continue;
    if (label.isUnwanted) label.state = label.isCharged ? 'voiding' : 'failed';
    else [label.state, label.isCharged] = ['bought', true];
  }
};
