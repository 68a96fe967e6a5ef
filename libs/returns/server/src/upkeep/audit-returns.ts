import type { AuditRun } from '@caravan/server-core';
import { countAllReturns, returnsAfter, returnsByNumber } from '../returns/goods-return.repo.ts';
import { replayReturn } from '../returns/return-transitions.ts';
import { wholeReturns, type WholeReturn } from '../returns/whole-returns.ts';
import type { ReturnsContext } from '../returns-context.ts';

const batchSize = 500;

const eventFaults = ({ row, events }: WholeReturn): string[] => {
  const { status, faults } = replayReturn(
    events.map(({ event, fromState, toState }) => ({ event, fromStatus: fromState, toStatus: toState })),
  );
  return [
    ...faults.map((fault) => `has an invalid event: ${fault}`),
    ...(status === row.state ? [] : [`is ${row.state}, but its events lead to ${status}`]),
    ...(events.length === row.events && events.every(({ seq }, index) => seq === index + 1)
      ? []
      : ['has a gap in its events']),
  ];
};

/** The refund of a return must be that of its order for it. */
const moneyFaults = ({ row }: WholeReturn, refunded: ReadonlyMap<string, number>): string[] => {
  const given = refunded.get(row.number) ?? null;
  return given === row.returnedFen ? [] : [`returned ${row.returnedFen} fen, but its order ${given}`];
};

/** A live return has its goods, and they left when it was sent; a refused or withdrawn one has none. */
const isInPlace = ({ row, item }: WholeReturn): boolean => {
  const isLive = row.state !== 'refused' && row.state !== 'withdrawn';
  if (item.returnNumber !== row.number) return !isLive;
  return (
    isLive &&
    item.userId === row.userId &&
    item.quantity === row.quantity &&
    item.packageNumber === null &&
    (row.state === 'sent' || row.state === 'settled') === (item.leftAt !== null)
  );
};

/** A return that the rejection of photos opened was asked for by its shopper, for a reason that photos show. */
const isRejection = ({ row, events }: WholeReturn): boolean =>
  row.reason !== 'changed_mind' && events[0]?.actor === 'shopper';

const itemFaults = (whole: WholeReturn): string[] => [
  ...(isInPlace(whole) ? [] : [`item ${whole.item.id} is not where its return is, or is in a package, too`]),
  ...(!whole.fromPhotos || isRejection(whole)
    ? []
    : [`item ${whole.item.id} was rejected by its photos, but its return is not one for that`]),
];

/** Those of these goods whose return is unknown or one of other goods. */
const withoutReturn = async (
  { db }: Pick<ReturnsContext, 'db'>,
  goods: readonly { itemId: string; returnNumber: string }[],
): Promise<string[]> => {
  const found = await returnsByNumber(
    db,
    goods.map(({ returnNumber }) => returnNumber),
  );
  const itemOf = new Map(found.map(({ number, itemId }) => [number, itemId]));
  return goods.flatMap(({ itemId, returnNumber }) => (itemOf.get(returnNumber) === itemId ? [] : [itemId]));
};

/** Audits all returns: states match events, goods are where they say, and money matches the orders. */
export const auditReturns = async (context: ReturnsContext, run: AuditRun): Promise<string[]> => {
  const { db, goods, orderReturns } = context;
  // One for each return that gave money back: few beside the orders.
  const refunded = new Map((await orderReturns().refunded(db)).map((one) => [one.returnNumber, one.returnedFen]));
  const faults = await run.batches({
    name: 'returns',
    count: () => countAllReturns(db),
    check: async (after) => {
      const rows = await returnsAfter(db, after, batchSize);
      const found = (await wholeReturns(context, db, rows)).flatMap((whole) => [
        ...[...eventFaults(whole), ...moneyFaults(whole, refunded)].map((one) => `return ${whole.row.number} ${one}`),
        ...itemFaults(whole),
      ]);
      return { faults: found, rows: rows.length, last: rows.at(-1)?.number };
    },
  });
  return [
    ...faults,
    ...(await run.part('refunds of returns', async () => {
      const known = new Set((await returnsByNumber(db, [...refunded.keys()])).map(({ number }) => number));
      const unknown = [...refunded.keys()].filter((number) => !known.has(number));
      return unknown.map((number) => `an order gave money back for return ${number}, which does not exist`);
    })),
    ...(await run.part('returned goods', async () =>
      (await withoutReturn(context, await goods().reserved(db))).map(
        (id) => `item ${id} is in a return of other goods`,
      ),
    )),
    ...(await run.part('rejected goods', async () =>
      (await withoutReturn(context, await goods().rejected(db))).map(
        (id) => `item ${id} was rejected by its photos, but its return is not one for that`,
      ),
    )),
  ];
};
