import { warehousePackagesPaths } from '@caravan/routes';
import { freshPhotos, type Attached, type Tx } from '@caravan/server-core';
import { fail, type NewRehearsal, type RehearsalCorrection } from '@caravan/goods-services/contract';
import { maxParcelPhotos } from '@caravan/warehouse-packages/contract';
import { insertRehearsalPhotos, insertRehearsalResult, type RehearsalState } from './rehearsal.repo.ts';
import type { WholeService } from '../service.repo.ts';
import {
  isImplausible,
  objectionToPacking,
  type RehearsalResultRow,
  type StoredPhoto,
} from '@caravan/warehouse-packages/port';
import { correctedRehearsalMessage } from '../service-message.ts';
import { finishService } from '../finish-service.ts';
import type { ServiceCall, ServicesContext } from '../../services-context.ts';
import { refuseOver } from './rehearsed-parcel.ts';
import { settleRehearsalTask } from './rehearsal-task.ts';
import { lockService, showService } from '../show-services.ts';

interface WholeRehearsal extends WholeService {
  rehearsal: RehearsalState;
}

const rehearsalOf = (whole: WholeService): WholeRehearsal => {
  const { rehearsal } = whole;
  if (!rehearsal) throw fail('wrong_state');
  return { ...whole, rehearsal };
};

/** A rehearsal that is to be done. Its goods are free, or the service ends. */
const refuseClosed = ({ row, items }: WholeService): void => {
  if (row.status !== 'paid') throw fail('wrong_state');
  const objection = objectionToPacking(items);
  if (objection) throw fail(objection);
};

type Measures = Pick<RehearsalResultRow, 'weightG' | 'lengthMm' | 'widthMm' | 'heightMm'>;

const measuredOf = ({ weight_g, length_mm, width_mm, height_mm }: NewRehearsal): Measures => ({
  weightG: weight_g,
  lengthMm: length_mm,
  widthMm: width_mm,
  heightMm: height_mm,
});

const isSame = (last: RehearsalResultRow | undefined, measures: Measures): boolean =>
  last !== undefined &&
  last.weightG === measures.weightG &&
  last.lengthMm === measures.lengthMm &&
  last.widthMm === measures.widthMm &&
  last.heightMm === measures.heightMm;

/** A weight that is far from that of the goods must be confirmed. */
const refuseUnlikely = ({ items }: WholeService, { weight_g: weightG, sure }: NewRehearsal): void => {
  const goodsG = items.reduce((sum, item) => sum + item.weightG, 0);
  if (!sure && isImplausible(weightG, goodsG)) throw fail('rehearsal_implausible', { goods: String(goodsG) });
};

/** Checked before the body is read, and again under the lock. */
export const refuseRehearsalPhotos = async (context: ServicesContext, number: string): Promise<void> =>
  refuseClosed(rehearsalOf(await showService(context.db, context, 'all', number)));

const attach = async (
  tx: Tx,
  context: ServicesContext,
  { audit, unchanged }: ServiceCall,
  number: string,
  made: readonly StoredPhoto[],
): Promise<Attached<number>> => {
  const whole = rehearsalOf(await lockService(tx, context, 'all', number));
  refuseClosed(whole);
  const { photos: before } = whole.rehearsal;
  const createdAt = context.clock();
  const rows = freshPhotos(made, before, maxParcelPhotos).map(({ id, digest }, index) => ({
    id,
    serviceNumber: number,
    digest,
    position: before.length + index,
    createdAt,
  }));
  await insertRehearsalPhotos(tx, rows);
  const subject = { kind: 'service', ref: number };
  if (rows.length) await audit(tx, { action: 'service.photograph', subject, data: { photos: rows.length } });
  else unchanged();
  return { ids: rows.map(({ id }) => id), result: before.length + rows.length };
};

/** Adds photos of packed goods and returns how many there are. A photo that exists already is not added again. */
export const addRehearsalPhotos = (
  context: ServicesContext,
  call: ServiceCall,
  number: string,
  photos: readonly File[],
): Promise<number> => context.goods().attachPhotos(photos, (tx, made) => attach(tx, context, call, number, made));

/** Records the packed box. The service is done, and its shopper is told. The same values again change nothing. */
export const rehearseGoods = async (
  tx: Tx,
  context: ServicesContext,
  { staffId, audit, unchanged }: ServiceCall,
  number: string,
  request: NewRehearsal,
): Promise<WholeService> => {
  const whole = rehearsalOf(await lockService(tx, context, 'all', number));
  const { results, photos } = whole.rehearsal;
  const measures = measuredOf(request);
  if (isSame(results.at(-1), measures)) {
    unchanged();
    return whole;
  }
  refuseClosed(whole);
  if (!photos.length) throw fail('parcel_photo_missing');
  refuseUnlikely(whole, request);
  await context.tasks().hold(tx, { queue: 'rehearse', ref: number, staffId });
  const { note } = request;
  await insertRehearsalResult(tx, { serviceNumber: number, seq: 1, ...measures, note, staffId, at: context.clock() });
  await finishService(tx, context, whole);
  const done = await lockService(tx, context, 'all', number);
  await settleRehearsalTask(tx, context, done);
  await audit(tx, { action: 'service.rehearse', subject: { kind: 'service', ref: number }, data: { ...measures } });
  return done;
};

/** Supersedes values that were wrong, while a package can be made by them. The shopper is told. */
export const correctRehearsal = async (
  tx: Tx,
  context: ServicesContext,
  { staffId, audit, unchanged }: ServiceCall,
  number: string,
  request: RehearsalCorrection,
): Promise<WholeService> => {
  const whole = rehearsalOf(await lockService(tx, context, 'all', number));
  const { row, items, rehearsal } = whole;
  if (row.status !== 'done') throw fail('wrong_state');
  const measures = measuredOf(request);
  if (isSame(rehearsal.results.at(-1), measures)) {
    unchanged();
    return whole;
  }
  const at = context.clock();
  refuseOver(whole, at);
  refuseUnlikely(whole, request);
  const { note } = request;
  const seq = rehearsal.results.length + 1;
  await insertRehearsalResult(tx, { serviceNumber: number, seq, ...measures, note, staffId, at });
  await context.notifier().send(tx, {
    ...correctedRehearsalMessage(items, note),
    userId: row.userId,
    kind: 'service_done',
    key: `service ${number} corrected ${seq}`,
    link: warehousePackagesPaths.serviceDetail.href({ number }),
  });
  const subject = { kind: 'service', ref: number };
  await audit(tx, { action: 'service.correct_rehearsal', subject, note, data: { ...measures } });
  return lockService(tx, context, 'all', number);
};
