import { day, startOfShopDay } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { FreightMargin, FreightMarginPage, FreightMarginsQuery } from '@caravan/freight-costs/contract';
import { csvRow, cutPage, readCursor } from '@caravan/server-core';
import type { ParcelMargin, ParcelSum, SentParcelsFilter } from '@caravan/warehouse-packages/port';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { costsOfParcels } from '../lines/freight-line.repo.ts';

type Context = Pick<FreightCostsContext, 'db' | 'parcels'>;

/** The parcels that an export reads at once. */
const chunk = 500;

const filterOf = ({ from, to, method, country, q }: FreightMarginsQuery): SentParcelsFilter => ({
  from: startOfShopDay(from),
  to: new Date(startOfShopDay(to).getTime() + day),
  methodId: method,
  country,
  q,
});

const present = ({
  number,
  shippedAt,
  methodId,
  country,
  paidFen,
  costFen,
  isExpected,
}: ParcelMargin): FreightMargin => ({
  number,
  shipped_at: shippedAt.toISOString(),
  method_id: methodId,
  country,
  paid_fen: paidFen,
  cost_fen: costFen,
  is_expected: isExpected,
});

const presentSum = ({ parcels, billed, expected, paidFen, costFen }: ParcelSum) => ({
  parcels,
  billed,
  expected,
  paid_fen: paidFen,
  cost_fen: costFen,
});

const groupOf = ({
  methodId,
  country,
  month,
}: ParcelSum): { by: FreightMarginPage['groups'][number]['by']; key: string } | undefined => {
  if (methodId !== null) return { by: 'method', key: methodId };
  if (country !== null) return { by: 'country', key: country };
  return month === null ? undefined : { by: 'month', key: month };
};

const noParcels = { parcels: 0, billed: 0, expected: 0, paid_fen: 0, cost_fen: 0 };

const position = z.tuple([z.iso.datetime(), z.string()]);

/** One page of parcels, with the sums of all parcels of the filter. */
export const listFreightMargins = async (
  { db, parcels }: Context,
  query: FreightMarginsQuery,
): Promise<FreightMarginPage> => {
  const filter = filterOf(query);
  const at = readCursor(query.cursor, position);
  const after = at && { shippedAt: new Date(at[0]), number: at[1] };
  const [rows, sums] = await Promise.all([
    parcels().margins(db, costsOfParcels, filter, { after, limit: query.limit + 1 }),
    parcels().marginSums(db, costsOfParcels, filter),
  ]);
  const names = await parcels().methodNames(
    db,
    sums.flatMap(({ methodId }) => methodId ?? []),
  );
  const all = sums.find((sum) => groupOf(sum) === undefined);
  return {
    ...cutPage(rows.map(present), query.limit, ({ shipped_at: sentAt, number }) => [sentAt, number]),
    count: all?.parcels ?? 0,
    totals: all ? presentSum(all) : noParcels,
    groups: sums
      .flatMap((sum) => {
        const group = groupOf(sum);
        return group ? [{ ...group, name: names.get(group.key) ?? null, ...presentSum(sum) }] : [];
      })
      .sort((one, other) => (one.by === 'month' ? one.key.localeCompare(other.key) : other.parcels - one.parcels)),
  };
};

/** All parcels of a filter, some at a time. */
const allParcels = async function* ({ db, parcels }: Context, filter: SentParcelsFilter): AsyncGenerator<ParcelMargin> {
  for (let after: ParcelMargin | undefined; ;) {
    const some = await parcels().margins(db, costsOfParcels, filter, { after, limit: chunk });
    yield* some;
    if (some.length < chunk) return;
    after = some.at(-1);
  }
};

/** All parcels of a filter as the lines of a CSV file. Amounts are in yuan. */
export const freightMarginLines = async function* (
  context: Context,
  query: FreightMarginsQuery,
): AsyncGenerator<string> {
  yield csvRow(['number', 'shipped_at', 'method', 'country', 'paid', 'cost', 'margin', 'cost_by']);
  for await (const parcel of allParcels(context, filterOf(query))) {
    const one = present(parcel);
    const { paid_fen: paid, cost_fen: cost } = one;
    yield csvRow([
      one.number,
      one.shipped_at,
      one.method_id,
      one.country,
      { fen: paid },
      { fen: cost },
      { fen: cost === null ? null : paid - cost },
      cost === null ? null : one.is_expected ? 'label' : 'bill',
    ]);
  }
};
