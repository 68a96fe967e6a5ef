import { reasonMessage } from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import type { Tx } from '@caravan/server-core';
import { fail, type MeasuredCorrection, type NewMeasured } from '@caravan/goods-services/contract';
import { insertResult } from './measurement.repo.ts';
import { idsOf, type WholeService } from '../service.repo.ts';
import { correctedMessage } from '../service-message.ts';
import { finishService } from '../finish-service.ts';
import { lockService } from '../show-services.ts';
import type { ServiceCall, ServicesContext } from '../../services-context.ts';

const lockMeasurement = async (
  tx: Tx,
  context: Pick<ServicesContext, 'goods'>,
  number: string,
  values: readonly number[],
): Promise<WholeService> => {
  const whole = await lockService(tx, context, 'all', number);
  if (whole.row.kind !== 'measurement') throw fail('wrong_state');
  const wanted = whole.measures.length;
  if (values.length !== wanted) {
    const reason =
      values.length < wanted ? reasonMessage('too_few', { min: wanted }) : reasonMessage('too_many', { max: wanted });
    throw fail('invalid', { fields: { values: reason } });
  }
  return whole;
};

const isSame = (last: WholeService['results'][number] | undefined, values: readonly number[]): boolean =>
  last?.values.join() === values.join();

/** Records what was measured. The service is done, and the shopper is told. The same values again change nothing. */
export const measureGoods = async (
  tx: Tx,
  context: ServicesContext,
  { staffId, audit, unchanged }: ServiceCall,
  number: string,
  { values }: NewMeasured,
): Promise<WholeService> => {
  const whole = await lockMeasurement(tx, context, number, values);
  const { row, items, results } = whole;
  if (isSame(results.at(-1), values)) {
    unchanged();
    return whole;
  }
  if (row.status !== 'paid') throw fail('wrong_state');
  for (const item of items) await context.tasks().hold(tx, { queue: 'qc', ref: item.number, staffId });
  await insertResult(tx, { serviceNumber: number, seq: 1, values, note: null, staffId, at: context.clock() });
  await finishService(tx, context, whole);
  await context.goods().settleTasks(tx, idsOf(items));
  await audit(tx, { action: 'service.measure', subject: { kind: 'service', ref: number }, data: { values } });
  return lockService(tx, context, 'all', number);
};

/** Supersedes values that were wrong. The earlier ones stay on record, and the shopper is told. */
export const correctMeasured = async (
  tx: Tx,
  context: ServicesContext,
  { staffId, audit, unchanged }: ServiceCall,
  number: string,
  { values, note }: MeasuredCorrection,
): Promise<WholeService> => {
  const whole = await lockMeasurement(tx, context, number, values);
  const { row, items, results } = whole;
  if (row.status !== 'done') throw fail('wrong_state');
  if (isSame(results.at(-1), values)) {
    unchanged();
    return whole;
  }
  const seq = results.length + 1;
  await insertResult(tx, { serviceNumber: number, seq, values, note, staffId, at: context.clock() });
  await context.notifier().send(tx, {
    ...correctedMessage(items, note),
    userId: row.userId,
    kind: 'service_done',
    key: `service ${number} corrected ${seq}`,
    link: warehousePackagesPaths.serviceDetail.href({ number }),
  });
  const subject = { kind: 'service', ref: number };
  await audit(tx, { action: 'service.correct_measures', subject, note, data: { values } });
  return lockService(tx, context, 'all', number);
};
