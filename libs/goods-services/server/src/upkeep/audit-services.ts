import { hour } from '@caravan/kernel';
import type { AuditRun } from '@caravan/server-core';
import { rehearsalHours } from '@caravan/goods-services/contract';
import { firstPhotos, photoLevels, type RehearsedPackage } from '@caravan/warehouse-packages/port';
import { countServices, idsOf, servicesAfter, wholeServices, type WholeService } from '../services/service.repo.ts';
import { servicesOfItems } from '../services/services-of-items.repo.ts';
import type { ServicesContext } from '../services-context.ts';

const batchSize = 500;

const goodsFaults = ({ row, items }: WholeService): string[] => [
  ...(items.length ? [] : ['has no goods']),
  ...items.filter(({ userId }) => userId !== row.userId).map(({ id }) => `is for item ${id} of another shopper`),
];

/** The amount that payment must still hold for a service. */
const heldFor = ({ row }: WholeService): number => (row.paidAt === null ? 0 : row.amountFen - row.refundedFen);

/** Orders of photos are done exactly when their photos are there. Closed accounts have no photos any more. */
const photoFaults = async (
  { db, goods }: Pick<ServicesContext, 'db' | 'goods'>,
  { row, items }: WholeService,
): Promise<string[]> => {
  if (row.kind !== 'photos' || (row.status !== 'paid' && row.status !== 'done')) return [];
  const counts = await goods().photoCounts(db, idsOf(items));
  const services = await servicesOfItems(db, idsOf(items));
  return items.flatMap((item) => {
    const taken = counts.get(item.id) ?? 0;
    if (item.leftAt !== null && taken === 0) return [];
    const own = photoLevels(firstPhotos(item), services.get(item.id) ?? []).find(
      ({ order }) => order.number === row.number,
    );
    const isThere = own !== undefined && own.level <= taken;
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

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

const optionsOf = (packing: RehearsedPackage['packing']): string[] =>
  packing.map(({ kind, priceFen }) => `${kind} ${priceFen}`);

/** Whether a package has the goods and packing options of its packing rehearsal, and was made while its price counted. */
const isRehearsed = (
  { userId, createdAt, itemIds, packing }: RehearsedPackage,
  { row, items, rehearsal }: WholeService,
): boolean =>
  rehearsal !== null &&
  row.userId === userId &&
  row.doneAt !== null &&
  createdAt >= row.doneAt &&
  createdAt.getTime() <= row.doneAt.getTime() + rehearsalHours * hour &&
  isSame(itemIds, idsOf(items)) &&
  isSame(optionsOf(packing), optionsOf(rehearsal.packing));

/** Packages whose goods or packing options are not those of their packing rehearsal, or that use it out of its time. */
const packageFaults = async (
  { db, goods }: Pick<ServicesContext, 'db' | 'goods'>,
  services: readonly WholeService[],
): Promise<string[]> => {
  const byNumber = new Map(services.map((whole) => [whole.row.number, whole]));
  const packages = await goods().rehearsed(db, [...byNumber.keys()]);
  return packages.flatMap((one) => {
    const whole = byNumber.get(one.rehearsalNumber);
    return whole && isRehearsed(one, whole)
      ? []
      : [`package ${one.number} uses a rehearsal of other goods, packing options or another shopper`];
  });
};

/**
 * Audits all services: they are for goods of their shopper, are done when they are, and payment holds their amounts; and
 * packages by rehearsals are what was rehearsed.
 */
export const auditServices = async (context: ServicesContext, run: AuditRun): Promise<readonly string[]> => {
  const { db } = context;
  return run.batches({
    name: 'services',
    count: () => countServices(db),
    check: async (after) => {
      const rows = await servicesAfter(db, after, batchSize);
      const all = await wholeServices(db, context, rows);
      const found: string[] = [];
      for (const whole of all) {
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
      const faults = [...found, ...(await packageFaults(context, all))];
      return { faults, rows: rows.length, last: rows.at(-1)?.number };
    },
  });
};
