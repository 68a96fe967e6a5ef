import { isoOrNull, type CursorPage } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import {
  openLabelStates,
  type CarrierLabel,
  type LabelsQuery,
  type LabelState,
  type PackageLabels,
} from '@caravan/carriers/contract';
import type { CarriersContext } from '../carriers-context.ts';
import { readSettings } from '../settings/carrier-settings.ts';
import { labelsOfPackage, pageOfLabels } from './label.repo.ts';
import type { CarrierLabelRow } from './label.table.ts';

const open: ReadonlySet<LabelState> = new Set(openLabelStates);
export const isOpen = ({ state }: Pick<CarrierLabelRow, 'state'>): boolean => open.has(state);

type Presenting = Pick<CarriersContext, 'carriers' | 'staffMembers'>;

export const presentLabels = async (
  db: Database,
  { carriers, staffMembers }: Presenting,
  rows: readonly CarrierLabelRow[],
): Promise<CarrierLabel[]> => {
  const ids = [...new Set(rows.map(({ askedBy }) => askedBy))];
  const members = ids.length ? await staffMembers().find(db, ids) : new Map<string, never>();
  return rows.map((row) => ({
    id: row.id,
    package_number: row.packageNumber,
    service: row.service,
    carrier: row.carrier,
    product: row.product,
    amount_hundredths: row.amountHundredths,
    currency: row.currency,
    state: row.state,
    is_test: row.isTest,
    tracking_number: row.trackingNumber,
    formats:
      row.state === 'bought' ? [...(carriers.find(({ name }) => name === row.service)?.formats(row.format) ?? [])] : [],
    failure: row.failureCode === null ? null : { code: row.failureCode, text: row.failureText ?? '' },
    asked_by: members.get(row.askedBy)?.name ?? row.askedBy,
    asked_at: row.askedAt.toISOString(),
    bought_at: isoOrNull(row.boughtAt),
    void_at: isoOrNull(row.voidAt),
  }));
};

/** The labels of a package. Inside a transaction, pass its `tx`. */
export const packageLabels = async (db: Database, context: Presenting, number: string): Promise<PackageLabels> => ({
  labels: await presentLabels(db, context, await labelsOfPackage(db, number)),
  services: context.carriers.map(({ name }) => name),
  has_sender: (await readSettings(db)).settings !== null,
});

export const listLabels = async (context: CarriersContext, query: LabelsQuery): Promise<CursorPage<CarrierLabel>> => {
  const page = await pageOfLabels(context.db, query);
  return { ...page, items: await presentLabels(context.db, context, page.items) };
};
