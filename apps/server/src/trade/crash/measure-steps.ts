import { newMeasurementService, orderMeasurementContract } from '@caravan/goods-services/contract/schema';
import { measureGoodsContract } from '@caravan/goods-services/contract/staff';
import { callByKey } from './idempotent-calls.ts';
import type { Step } from './order-steps.ts';
import { freeGoods, keepService, servicesIn } from './service-steps.ts';
import type { StaffStep } from './trader.ts';

export const orderMeasurement: Step = async (trader, { oneOf }) => {
  const { reconciliation } = trader;
  const item = oneOf(await freeGoods(trader));
  if (!item) return;
  await callByKey(trader, reconciliation, orderMeasurementContract, {
    body: newMeasurementService.parse({ item_id: item.id, measures: [{ what: 'length', stated: 180 }] }),
    effect: { services: 1 },
    keep: keepService(reconciliation, 'measurement', [item.id]),
  });
};

export const measureGoods: StaffStep = async (staffActor, { reconciliation }, { below, oneOf }) => {
  const service = oneOf(servicesIn(reconciliation, 'paid').filter(({ kind }) => kind === 'measurement'));
  if (!service) return;
  const { number } = service;
  await callByKey(staffActor, reconciliation, measureGoodsContract, {
    params: { number },
    body: { values: [150 + below(60)] },
    effect: { states: { [number]: 'done' } },
  });
};
