import type { AuditRun } from '@caravan/server-core';
import { wrongRehearsals } from '../upkeep/audit.repo.ts';
import { onShelf } from '../store/shelf.repo.ts';
import { countServices, servicesAfter, wholeServices, type WholeService } from './service.repo.ts';
import { firstPhotos, photoLevels } from '../photos/photo-orders.ts';
import type { PackageContext } from '../core/package-context.ts';

const batchSize = 500;

const goodsFaults = ({ row, items }: WholeService): string[] => [
  ...(items.length ? [] : ['has no goods']),
  ...items.filter(({ userId }) => userId !== row.userId).map(({ id }) => `is for item ${id} of another shopper`),
];

/** What payment must still hold for a service. */
const heldFor = ({ row }: WholeService): number => (row.paidAt === null ? 0 : row.amountFen - row.refundedFen);

/** Orders of photos are done exactly when their photos are there. Closed accounts have no photos any more. */
const photoFaults = async ({ db }: Pick<PackageContext, 'db'>, { row, items }: WholeService): Promise<string[]> => {
  if (row.kind !== 'photos' || (row.status !== 'paid' && row.status !== 'done')) return [];
  const shown = await onShelf(db, items);
  return shown.flatMap(({ photos, services, leftAt, ...item }) => {
    if (leftAt !== null && photos.length === 0) return [];
    const own = photoLevels(firstPhotos(item), services).find(({ order }) => order.number === row.number);
    const isThere = own !== undefined && own.level <= photos.length;
    if (isThere === (row.status === 'done')) return [];
    return [isThere ? 'is not done, but its photos are there' : 'is done, but its photos are missing'];
  });
};

/** A measurement is done exactly when it has results, which follow each other. */
const measurementFaults = ({ row, measures, results }: WholeService): string[] => {
  if (row.kind !== 'measurement') return [];
  const isInOrder = results.every(({ seq, values }, index) => seq === index + 1 && values.length === measures.length);
  return [
    ...(measures.length ? [] : ['has nothing to measure']),
    ...((row.status === 'done') === results.length > 0 ? [] : ['has results but is not done, or is done without any']),
    ...(isInOrder ? [] : ['has results that do not follow from what is measured']),
  ];
};

/** A packing rehearsal is done exactly when it has results, which follow each other, and photos of its goods. */
const rehearsalFaults = ({ row, items, rehearsal }: WholeService): string[] => {
  if (!rehearsal) return row.kind === 'rehearsal' ? ['has no parts of a rehearsal'] : [];
  const { results, photos } = rehearsal;
  const isDone = row.status === 'done';
  // Closed accounts have no photos any more.
  const isHere = items.some(({ leftAt }) => leftAt === null);
  return [
    ...(isDone === results.length > 0 ? [] : ['has results but is not done, or is done without any']),
    ...(results.every(({ seq }, index) => seq === index + 1) ? [] : ['has results that do not follow each other']),
    ...(isDone && isHere && !photos.length ? ['is done without photos'] : []),
  ];
};

/** Audits all services: they are for goods of their shopper, are done when they are, and payment holds their amounts. */
export const auditServices = async (context: PackageContext, run: AuditRun): Promise<string[]> => {
  const { db } = context;
  const faults = await run.batches({
    name: 'services',
    count: () => countServices(db),
    check: async (after) => {
      const rows = await servicesAfter(db, after, batchSize);
      const found: string[] = [];
      for (const whole of await wholeServices(db, rows)) {
        const { number } = whole.row;
        const held = await context.transaction((tx) => context.refunds().refundable(tx, 'service', number));
        const own = [
          ...goodsFaults(whole),
          ...(await photoFaults(context, whole)),
          ...measurementFaults(whole),
          ...rehearsalFaults(whole),
          ...(held === heldFor(whole) ? [] : [`should hold ${heldFor(whole)} fen, payment holds ${held}`]),
        ];
        found.push(...own.map((fault) => `service ${number} ${fault}`));
      }
      return { faults: found, rows: rows.length, last: rows.at(-1)?.number };
    },
  });
  const wrong = await run.part('rehearsals', async () =>
    (await wrongRehearsals(db)).map(
      (number) => `package ${number} uses a rehearsal of other goods, packing options or another shopper`,
    ),
  );
  return [...faults, ...wrong];
};
