import { createPaymentContract, getBalanceContract } from '@caravan/fund-payment/contract/schema';
import type { Answer, Caller } from '@caravan/server-core/testing';
import { cancelPackageContract } from '@caravan/warehouse-packages/contract/schema';
import {
  cancelStaffPackageContract,
  correctWeighingContract,
  getStaffPackageContract,
  shipPackageContract,
  waivePackageExtraContract,
  weighPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { buyLabel, compareLabels, sweepLabels, voidLabel, type LabelDesk } from './label-commands.ts';
import { key } from './trade-command.ts';
import {
  becomePaid,
  canCorrect,
  cancelAll,
  letLeave,
  receive,
  recordWeight,
  sides,
  tooHeavyG,
  waiting,
  type LabelEnd,
  type ParcelModel,
} from './parcel-model.ts';

export interface ParcelReal {
  app: FastifyInstance;
  shopper: Caller;
  staff: Caller;
  labels: LabelDesk;
}
type Command = fc.AsyncCommand<ParcelModel, ParcelReal>;

/** Compares balance, stage, weighings and the extra payment that counts with the model. */
const compare = async (model: ParcelModel, { shopper, staff }: ParcelReal): Promise<void> => {
  expect((await shopper.call(getBalanceContract)).data.balance_fen).toBe(model.balanceFen);
  const { data } = await staff.call(getStaffPackageContract, { params: { number: model.number } });
  const extra = model.extras.find(({ ref }) => ref === `${model.number}-${model.weights.length}`);
  expect({
    stage: data.stage ?? (data.status === 'cancelled' ? 'cancelled' : 'shipped'),
    weights: data.weighings.map(({ weight_g }) => weight_g),
    outcome: data.weighing?.outcome ?? null,
    extra: data.extra && { ref: data.extra.ref, amountFen: data.extra.amount_fen, state: data.extra.state },
  }).toEqual({ stage: model.stage, weights: model.weights, outcome: model.outcome, extra: extra ?? null });
};

const command = (name: string, run: (model: ParcelModel, real: ParcelReal) => Promise<void>): Command => ({
  toString: () => name,
  check: () => true,
  run: async (model, real) => {
    await run(model, real);
    await compare(model, real);
    await compareLabels(model, real.labels);
  },
});

/** A step that succeeds if it fits, repeats without effect, and is refused with a conflict otherwise. */
const step = (
  name: string,
  call: (model: ParcelModel, real: ParcelReal) => Promise<Answer<unknown>>,
  effect: (model: ParcelModel) => (() => void) | 'repeated' | 'refused',
): Command =>
  command(name, async (model, real) => {
    const expected = effect(model);
    const { status, reason } = await call(model, real);
    expect([status, reason]).toEqual(expected === 'refused' ? [409, expect.any(String)] : [200, undefined]);
    if (typeof expected === 'function') expected();
  });

const params = ({ number }: ParcelModel) => ({ params: { number } });

const weigh = (grams: number): Command =>
  step(
    `weigh ${grams} g`,
    (model, { staff }) =>
      staff.call(weighPackageContract, {
        ...params(model),
        body: { weight_g: grams, ...sides, sure: true },
        headers: key(),
      }),
    (model) => {
      if (model.weights.at(-1) === grams) return 'repeated';
      return model.stage === 'packed' ? () => recordWeight(model, grams) : 'refused';
    },
  );

const correct = (grams: number): Command =>
  step(
    `correct to ${grams} g`,
    (model, { staff }) =>
      staff.call(correctWeighingContract, {
        ...params(model),
        body: { weight_g: grams, ...sides, sure: true, note: 'two parcels lay on the scales' },
        headers: key(),
      }),
    (model) => {
      if (model.weights.at(-1) === grams) return 'repeated';
      return canCorrect(model) ? () => recordWeight(model, grams) : 'refused';
    },
  );

const waive = step(
  'let it leave',
  (model, { staff }) =>
    staff.call(waivePackageExtraContract, { ...params(model), body: { note: 'our scales' }, headers: key() }),
  (model) => {
    if (model.stage === 'held') return () => letLeave(model);
    return model.wasWaived ? 'repeated' : 'refused';
  },
);

const cancelBy = (who: 'shopper' | 'staff'): Command =>
  step(
    `cancel by ${who}`,
    (model, { shopper, staff }) =>
      who === 'shopper'
        ? shopper.call(cancelPackageContract, { ...params(model), headers: key() })
        : staff.call(cancelStaffPackageContract, { ...params(model), body: { note: 'not carried' }, headers: key() }),
    (model) => {
      if (model.stage === 'cancelled') return 'repeated';
      return model.stage === 'shipped' ? 'refused' : () => cancelAll(model);
    },
  );

const ship = step(
  'ship',
  (model, { staff }) =>
    staff.call(shipPackageContract, {
      ...params(model),
      body: { carrier: 'China Post EMS', tracking_number: model.number },
    }),
  (model) => {
    if (model.stage === 'shipped') return 'repeated';
    if (model.stage !== 'ready') return 'refused';
    return () => {
      model.stage = 'shipped';
      model.wasWaived = false;
      // It left under another number than that of a label whose answer was lost.
      for (const label of model.labels) label.isUnwanted ||= label.state === 'unknown';
    };
  },
);

const pay = (method: 'balance' | 'sandbox'): Command =>
  command(`pay the extra by ${method}`, async (model, { shopper }) => {
    const extra = waiting(model) ?? model.extras.at(-1);
    const body = { kind: 'package_extra' as const, refs: [extra?.ref ?? `${model.number}-1`], method };
    const answer = await shopper.call(createPaymentContract, { body, headers: key() });
    if (!extra) return expect(answer.status).toBe(404);
    if (extra.state !== 'waiting') return expect(answer.status).toBe(409);
    expect(answer.data.amount_fen).toBe(extra.amountFen);
    if (method === 'sandbox')
      return void model.payments.push({ url: answer.data.redirect_url ?? '', extra, isDone: false });
    model.balanceFen -= extra.amountFen;
    becomePaid(model, extra);
  });

/** The gateway reports the oldest payment that is not done, twice. */
const webhook = command('the gateway reports a payment', async (model, { app }) => {
  const payment = model.payments.find(({ isDone }) => !isDone);
  if (!payment) return;
  const report = () =>
    app.inject({
      method: 'POST',
      url: payment.url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=succeeded',
    });
  await Promise.all([report(), report()]);
  payment.isDone = true;
  receive(model, payment);
});

const purchase = (end: LabelEnd): Command =>
  command(`buy a label: ${end}`, (model, { labels }) => buyLabel(model, labels, end));
const takeBack = command('void the label', (model, { labels }) => voidLabel(model, labels));
const sweep = command('the sweep asks about labels', (model, { labels }) => sweepLabels(model, labels));

const grams = fc.constantFrom(400, 650, 1_100, 1_600, 5_000, tooHeavyG);

/** Weighing and paying come more often than what ends a package. */
export const parcelCommands = [
  grams.map(weigh),
  grams.map(correct),
  grams.map(correct),
  fc.constantFrom(pay('balance'), pay('sandbox'), pay('sandbox'), webhook, webhook),
  fc.constantFrom(purchase('bought'), purchase('refused'), purchase('lost after'), purchase('lost before')),
  fc.constantFrom(sweep, sweep, takeBack),
  fc.constantFrom(pay('balance'), webhook, waive, waive, ship, cancelBy('shopper'), cancelBy('staff')),
];
