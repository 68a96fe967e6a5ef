import type { AuditRun } from '@caravan/server-core';
import { misplacedReturns, wrongRejections } from '../upkeep/audit.repo.ts';
import { countAllReturns, knownReturns, returnsAfter, wholeReturns, type WholeReturn } from './goods-return.repo.ts';
import { replayReturn } from './return-transitions.ts';
import type { PackageContext } from '../core/package-context.ts';

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

/** What a return gave back is what its order gave back for it. */
const moneyFaults = ({ row }: WholeReturn, refunded: ReadonlyMap<string, number>): string[] => {
  const given = refunded.get(row.number) ?? null;
  return given === row.returnedFen ? [] : [`returned ${row.returnedFen} fen, but its order ${given}`];
};

/** Audits all returns: states match events, goods are where they say, and money matches the orders. */
export const auditReturns = async (
  { db, orderReturns }: Pick<PackageContext, 'db' | 'orderReturns'>,
  run: AuditRun,
): Promise<string[]> => {
  // One for each return that gave money back: few beside the orders.
  const refunded = new Map((await orderReturns().refunded(db)).map((one) => [one.returnNumber, one.returnedFen]));
  const faults = await run.batches({
    name: 'returns',
    count: () => countAllReturns(db),
    check: async (after) => {
      const rows = await returnsAfter(db, after, batchSize);
      const found = (await wholeReturns(db, rows)).flatMap((whole) =>
        [...eventFaults(whole), ...moneyFaults(whole, refunded)].map((one) => `return ${whole.row.number} ${one}`),
      );
      return { faults: found, rows: rows.length, last: rows.at(-1)?.number };
    },
  });
  return [
    ...faults,
    ...(await run.part('refunds of returns', async () => {
      const known = await knownReturns(db, [...refunded.keys()]);
      const unknown = [...refunded.keys()].filter((number) => !known.has(number));
      return unknown.map((number) => `an order gave money back for return ${number}, which does not exist`);
    })),
    ...(await run.part('returned goods', async () =>
      (await misplacedReturns(db)).map((id) => `item ${id} is not where its return is, or is in a package, too`),
    )),
    ...(await run.part('rejected goods', async () =>
      (await wrongRejections(db)).map(
        (id) => `item ${id} was rejected by its photos, but its return is not one for that`,
      ),
    )),
  ];
};
