import type { Payment } from '@caravan/fund-payment/contract';
import { createPaymentContract, submitRemittanceContract } from '@caravan/fund-payment/contract/schema';
import { confirmRemittanceContract } from '@caravan/fund-payment/contract/staff';
import { expect } from 'vitest';
import { command, key, pick, withOrders, type Command } from './trade-command.ts';
import type { TradeModel } from './trade-model.ts';
import { becomePaid, canBePaid } from './trade-rules.ts';

const inUnits = (rate: string): bigint => BigInt(Math.round(Number(rate) * 1e8));
const up = (over: bigint, under: bigint): bigint => (over + under - 1n) / under;

/** The charge has the margin, its rate and its amount, each rounded up (specification 47.4). */
const expectCharge = ({ marginBp }: TradeModel, { amount_fen: amountFen, charge }: Payment): void => {
  expect(charge.margin_bp ?? 0).toBe(marginBp);
  const rate = up(inUnits(charge.day_rate ?? charge.rate) * 10_000n, 10_000n - BigInt(marginBp));
  expect(inUnits(charge.rate)).toBe(rate);
  expect(Number(charge.amount.replace('.', ''))).toBe(Number(up(BigInt(amountFen) * rate, 100_000_000n)));
};

let mtcns = 1_000_000_000;

/** Pays an order by a remittance, of which staff confirm as much as is due, more, or less. */
export const payByRemittance = (index: number, differenceFen: number): Command =>
  command(`remit for order ${index}, ${differenceFen} fen off`, withOrders, async (model, { shopper, tradeServer }) => {
    const order = pick(model.orders, index, (one) => canBePaid(model, one));
    const body = { kind: 'order' as const, refs: [order.number], method: 'westpay' as const };
    const begun = await shopper.call(createPaymentContract, { body, headers: key() });
    if (!canBePaid(model, order)) return expect(begun.status).toBe(409);
    const { id, charge } = begun.data;
    expectCharge(model, begun.data);
    mtcns += 1;
    const { amount, currency } = charge;
    const told = { mtcn: String(mtcns), sender_name: 'A Shopper', sender_country: 'DE', amount, currency };
    const submitted = await shopper.call(submitRemittanceContract, { params: { id }, body: told });
    expect(submitted.status).toBe(200);
    const receivedFen = Math.max(1, order.amountFen + differenceFen);
    const confirmed = await tradeServer.staff.call(confirmRemittanceContract, {
      params: { payment_id: id },
      body: { amount_fen: receivedFen, note: '' },
    });
    expect(confirmed.status).toBe(200);
    const isEnough = receivedFen >= order.amountFen;
    model.balanceFen += isEnough ? receivedFen - order.amountFen : receivedFen;
    if (isEnough) becomePaid(model, order);
  });
