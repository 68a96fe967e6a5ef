import {
  fail,
  type Declaration,
  type OwnParcel,
  type StaffDeclaration,
  type StaffOwnParcel,
} from '@caravan/forwarding/contract';
import type { StaffCall, Tx } from '@caravan/server-core';
import type { OwnGoods } from '@caravan/warehouse-packages/port';
import type { ForwardingContext } from '../forwarding-context.ts';
import { lockOwnParcel, writeOwnParcel } from './own-parcel.repo.ts';
import type { OwnParcelRow } from './own-parcel.table.ts';
import { tellOfParcel } from './parcel-message.ts';
import { showOwn, showStaff } from './show-parcels.ts';

/** Holds the goods of a parcel, which are all here and in no package. */
const holdGoods = async (tx: Tx, { goods }: ForwardingContext, number: string): Promise<OwnGoods[]> => {
  const items = await goods().hold(tx, number);
  if (items.some(({ packageNumber, leftAt }) => packageNumber !== null || leftAt !== null)) throw fail('goods_packed');
  return items;
};

const declare = async (
  tx: Tx,
  context: ForwardingContext,
  number: string,
  declared: Declaration,
): Promise<OwnParcelRow> => {
  const { contents, value_fen: valueFen } = declared;
  await context.goods().declare(tx, { parcelNumber: number, name: contents, valueFen });
  return writeOwnParcel(tx, number, { contents, valueFen, question: null });
};

/** A shopper answers what is in a parcel. The same answer again changes nothing. */
export const declareParcel = async (
  tx: Tx,
  context: ForwardingContext,
  userId: string,
  { number, declared }: { number: string; declared: Declaration },
): Promise<OwnParcel> => {
  const held = await lockOwnParcel(tx, number);
  if (held?.userId !== userId) throw fail('not_found');
  if (held.state !== 'received') throw fail('wrong_state');
  const isSame = held.contents === declared.contents && held.valueFen === declared.value_fen;
  if (held.question === null && isSame) return showOwn(tx, context, held);
  if (held.question === null) throw fail('wrong_state');
  const goods = await holdGoods(tx, context, number);
  // Lost goods return their declared value, so that nobody raises it who was told that they are missed.
  if (goods.some(({ isSearched }) => isSearched)) throw fail('goods_searched');
  return showOwn(tx, context, await declare(tx, context, number, declared));
};

/** Staff correct what is in a parcel, or ask its shopper. */
export const declareForShopper = async (
  tx: Tx,
  context: ForwardingContext,
  { audit }: StaffCall,
  { number, body }: { number: string; body: StaffDeclaration },
): Promise<StaffOwnParcel> => {
  const held = await lockOwnParcel(tx, number);
  if (!held) throw fail('not_found');
  if (held.state !== 'received') throw fail('wrong_state');
  await holdGoods(tx, context, number);
  const subject = { kind: 'own_parcel', ref: number };
  if ('question' in body) {
    await context.goods().ask(tx, number, context.clock());
    const row = await writeOwnParcel(tx, number, { question: body.question });
    await audit(tx, { action: 'own_parcel.ask', subject, note: body.question });
    await tellOfParcel(tx, context, row, 'asked');
  } else {
    const row = await declare(tx, context, number, body);
    const before = { contents: held.contents, value_fen: held.valueFen };
    await audit(tx, { action: 'own_parcel.declare', subject, data: { before, after: body } });
    await tellOfParcel(tx, context, row, 'corrected');
  }
  return showStaff(tx, context, number);
};
