import type { Arrival } from '@caravan/cart-orders/port';
import { fail } from '@caravan/forwarding/contract';
import { newId, shareFen } from '@caravan/kernel';
import type { ForwardedParcels, ForwardedPieces } from '@caravan/procurement/port';
import { holdIfOpen, type Tx } from '@caravan/server-core';
import { codesOf, listWarehouses } from '../address/forwarding-address.repo.ts';
import { settleClaims } from '../claims/settle-claims.ts';
import type { ForwardingContext } from '../forwarding-context.ts';
import { lockOwnParcel, ownParcelsByNumbers, writeOwnParcel } from './own-parcel.repo.ts';
import type { OwnParcelRow } from './own-parcel.table.ts';
import { tellOfParcel } from './parcel-message.ts';

/** The pieces as the warehouse stores them; value and fee of the parcel are divided among them. */
const arrivalsOf = (row: OwnParcelRow, pieces: readonly ForwardedPieces[]): Arrival[] => {
  const quantities = pieces.map(({ quantity }) => quantity);
  const values = shareFen(row.valueFen, quantities);
  const fees = shareFen(row.handlingFen, quantities);
  return pieces.map(({ note, ...piece }, index) => ({
    ...piece,
    receiptId: newId(),
    name: row.contents,
    spec: '',
    image: null,
    valueFen: values[index] ?? 0,
    handlingFen: fees[index] ?? 0,
    conditionNote: note,
    photo: { count: 0, note: row.photoNote },
  }));
};

/** A question to the shopper, if the parcel contains something else than was declared, or nothing was. */
const questionAbout = ({ announced }: OwnParcelRow, pieces: readonly ForwardedPieces[]): string | null => {
  const wrong = pieces.filter(({ condition }) => condition === 'wrong');
  const notes = wrong.flatMap(({ note }) => note || []);
  return wrong.length || !announced ? notes.join('\n') : null;
};

/** The names of the warehouse where a parcel arrived and of the other one for which it was announced. */
const elsewhere = async (
  tx: Tx,
  { goods }: Pick<ForwardingContext, 'goods'>,
  { number, warehouseId }: OwnParcelRow,
): Promise<{ here: string; announced: string } | undefined> => {
  if (warehouseId === null) return undefined;
  const here = (await goods().of(tx, [number]))[0]?.warehouse;
  if (!here || here.id === warehouseId) return undefined;
  const announced = (await listWarehouses(tx)).find(({ id }) => id === warehouseId);
  return { here: here.name, announced: announced?.name ?? warehouseId };
};

/** Whether a parcel may still come: also one whose announcement has ended. */
const isAwaited = ({ state }: OwnParcelRow): boolean => state === 'announced' || state === 'never_arrived';

/** The parcels of shoppers, for the station that receives them. */
export const forwardedParcels = (context: ForwardingContext): ForwardedParcels => ({
  async find(db, numbers) {
    const rows = await ownParcelsByNumbers(db, numbers);
    const codes = await codesOf(db, [...new Set(rows.map(({ userId }) => userId))]);
    return rows.map(({ number, userId, contents, shop, quantity, photoNote, state }) => ({
      ...{ number, contents, shop, quantity, photoNote },
      code: codes.get(userId) ?? '',
      received: state === 'received',
    }));
  },

  async receive(tx, { number, pieces, warehouse }) {
    const held = await lockOwnParcel(tx, number);
    // An account that is closed meanwhile gets no goods.
    if (!held || !isAwaited(held) || !(await holdIfOpen(tx, held.userId))) throw fail('wrong_state');
    const at = context.clock();
    const { userId, freeDays, storageFeeFen: feeFenPerDay, storageMaxFen: maxFeeFen } = held;
    const storage = { freeDays, feeFenPerDay, maxFeeFen };
    const arrivals = arrivalsOf(held, pieces);
    const intake = {
      userId,
      origin: 'own',
      orderNumber: number,
      receivedAt: at,
      storage,
      warehouse,
      arrivals,
    } as const;
    const stored = await context.intake().receive(tx, intake);
    await context.intake().release(tx, number);
    const question = questionAbout(held, pieces);
    if (question !== null) await context.goods().ask(tx, number, at);
    const row = await writeOwnParcel(tx, number, { state: 'received', receivedAt: at, question });
    // Other shoppers who claimed the parcel get a message that it is not theirs, and no more.
    await settleClaims(tx, context, { trackingNumber: row.trackingNumber, userId, number });
    const event = question === null ? 'arrived' : held.announced ? 'asked' : 'unannounced';
    await tellOfParcel(tx, context, row, event, await elsewhere(tx, context, row));
    return stored.map(({ lineId, itemId, itemNumber, receiptId }) => ({
      ...{ orderNumber: number, lineId, itemId, itemNumber },
      quantity: arrivals.find((one) => one.receiptId === receiptId)?.quantity ?? 0,
    }));
  },
});
