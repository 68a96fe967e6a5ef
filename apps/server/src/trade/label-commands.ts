import {
  buyLabelContract,
  getPackageLabelsContract,
  rateParcelContract,
  voidLabelContract,
} from '@caravan/carriers/contract/staff';
import type { FakeEasypost } from '@caravan/carriers/server/testing';
import type { Caller } from '@caravan/server-core/testing';
import { expect } from 'vitest';
import { key } from './trade-command.ts';
import { hasOpenLabel, settleLabels, type LabelEnd, type ParcelModel } from './parcel-model.ts';

/** The service that sells labels, and the passing of time for them alone. */
export interface LabelDesk {
  staff: Caller;
  vendor: FakeEasypost;
  /** So much time passes for the labels of a package that the next sweep asks about all of them. */
  sweep: (number: string) => Promise<void>;
}

const params = ({ number }: ParcelModel) => ({ params: { number } });

const labelsOf = async (model: ParcelModel, { staff }: LabelDesk) =>
  (await staff.call(getPackageLabelsContract, params(model))).data.labels;

/** The shipments of a package that the service was paid for. */
const chargedFor = ({ number }: ParcelModel, { vendor }: LabelDesk): string[] => {
  const own = vendor.shipments.filter(({ body }) => String(body['reference']).startsWith(`${number}-`));
  return vendor.charged.filter((id) => own.some((shipment) => shipment.id === id));
};

/** Compares the labels of a package, in any order because the clock of the test stands still, and what was paid for them. */
export const compareLabels = async (model: ParcelModel, desk: LabelDesk): Promise<void> => {
  const states = (await labelsOf(model, desk)).map(({ state }) => state).sort();
  expect(states).toEqual(model.labels.map(({ state }) => state).sort());
  const charged = chargedFor(model, desk);
  expect(charged).toHaveLength(model.labels.filter(({ isCharged }) => isCharged).length);
  expect(new Set(charged).size).toBe(charged.length);
};

const mishaps = {
  bought: [],
  refused: [{ status: 422, body: { error: { code: 'SHIPMENT.POSTAGE.FAILURE', message: 'No.', errors: [] } } }],
  'lost after': ['lost-after'],
  'lost before': ['lost-before'],
} as const satisfies Record<LabelEnd, unknown>;

/** Asks for prices and buys the cheapest label; the service ends the purchase as it is told. */
export const buyLabel = async (model: ParcelModel, desk: LabelDesk, end: LabelEnd): Promise<void> => {
  const { staff, vendor } = desk;
  const rated = await staff.call(rateParcelContract, params(model));
  if (model.stage !== 'ready' || hasOpenLabel(model)) return void expect(rated.status).toBe(409);
  const { quote_id, rates } = rated.data;
  vendor.next('buy', ...mishaps[end]);
  const body = { quote_id, rate_id: rates[0]?.id ?? '' };
  const headers = key();
  const buy = () => staff.call(buyLabelContract, { ...params(model), body, headers });
  expect((await buy()).status).toBe(200);
  const isLost = end === 'lost after' || end === 'lost before';
  model.labels.push({
    state: isLost ? 'unknown' : end === 'bought' ? 'bought' : 'failed',
    isCharged: end === 'bought' || end === 'lost after',
    isUnwanted: false,
  });
  // The same call again buys nothing more.
  expect((await buy()).status).toBe(200);
};

export const voidLabel = async (model: ParcelModel, desk: LabelDesk): Promise<void> => {
  const [last] = await labelsOf(model, desk);
  const label = model.labels.at(-1);
  if (!last || !label) return;
  const { status } = await desk.staff.call(voidLabelContract, { params: { id: last.id }, headers: key() });
  const isPossible = label.state === 'bought' && model.stage !== 'shipped';
  expect(status).toBe(isPossible || label.state === 'voiding' ? 200 : 409);
  if (isPossible) label.state = 'voiding';
};

export const sweepLabels = async (model: ParcelModel, desk: LabelDesk): Promise<void> => {
  await desk.sweep(model.number);
  settleLabels(model);
};
