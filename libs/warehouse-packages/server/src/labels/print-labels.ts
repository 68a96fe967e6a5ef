import { eq, lt } from 'drizzle-orm';
import { holdsRole, newId, staffLanguageOf, type Language, type StaffLanguage, hour } from '@caravan/kernel';
import type { Database, Session, Tx } from '@caravan/server-core';
import { fail, type NewPrint, type Print, type PrintKind } from '@caravan/warehouse-packages/contract';
import { findBins } from '../bins/bin.repo.ts';
import { type LabelPrintRow, labelPrintTable as prints } from './label-print.table.ts';
import { findPackageRows } from '../packages/package.repo.ts';
import { wholePackages } from '../packages/whole-package.repo.ts';
import { itemsByNumber } from '../store/staff-store.repo.ts';
import { openPrint, signPrint } from './signed-print.ts';
import { binLabel } from './bin-label.ts';
import { commandLabels } from './command-label.ts';
import { itemLabel } from './item-label.ts';
import type { Label } from './label-page.ts';
import { packageLabel } from './package-label.ts';
import { pickLabel } from './pick-label.ts';
import type { PackageContext } from '../core/package-context.ts';
import { findPicks } from '../packages/packing/picks.ts';
import type { StaffCall } from '../core/staff-step.ts';

/** Keeps a page of labels, and forgets those whose links have long expired. */
const insertPrint = async (tx: Tx, row: LabelPrintRow): Promise<void> => {
  await tx.delete(prints).where(lt(prints.createdAt, new Date(row.createdAt.getTime() - hour)));
  await tx.insert(prints).values(row);
};

const findPrint = async (db: Database, id: string): Promise<LabelPrintRow | undefined> =>
  (await db.select().from(prints).where(eq(prints.id, id)))[0];

type Printing = Pick<LabelPrintRow, 'kind' | 'refs' | 'language' | 'recipients'>;

/** Where labels come from. */
type Sources = { db: Database } & Pick<PackageContext, 'stationSizes'>;

/** The labels of some numbers or codes, by number or code. */
type Loader = (sources: Sources, printing: Printing & { language: StaffLanguage }) => Promise<Map<string, Label>>;

const loaders: Record<PrintKind, Loader> = {
  async item({ db }, { refs, language }) {
    const items = await itemsByNumber(db, refs);
    return new Map(items.map((item) => [item.number, itemLabel(item, language)]));
  },
  async package({ db }, { refs, language, recipients }) {
    const packages = await wholePackages(db, await findPackageRows(db, 'all', refs));
    const roles = recipients ? (['packer'] as const) : [];
    return new Map(packages.map((whole) => [whole.row.number, packageLabel(whole, language, { roles })]));
  },
  async bin({ db }, { refs, language }) {
    return new Map((await findBins(db, refs)).map((bin) => [bin.code, binLabel(bin, language)]));
  },
  async pick({ db }, { refs, language }) {
    return new Map((await findPicks(db, refs)).map((whole) => [whole.pick.id, pickLabel(whole, language)]));
  },
  async command({ db, stationSizes }, { language }) {
    return commandLabels(await stationSizes().list(db), language);
  },
};

/** The labels in the order of their numbers or codes. */
const labelsOf = async (sources: Sources, printing: Printing): Promise<[Label, ...Label[]]> => {
  const found = await loaders[printing.kind](sources, { ...printing, language: staffLanguageOf(printing.language) });
  const [first, ...rest] = printing.refs.map((ref) => {
    const label = found.get(ref);
    if (!label) throw fail('label_unknown', { code: ref });
    return label;
  });
  if (!first) throw fail('not_found');
  return [first, ...rest];
};

/** Makes a page of labels whose link works for five minutes. */
export const createPrint = async (
  tx: Tx,
  { clock, printKey, stationSizes }: Pick<PackageContext, 'clock' | 'printKey' | 'stationSizes'>,
  { audit }: Pick<StaffCall, 'audit'>,
  { kind, refs: wanted, size }: NewPrint,
  { session, language }: { session: Session; language: Language },
): Promise<Print> => {
  const now = clock();
  const refs = [...new Set(wanted)];
  const row: LabelPrintRow = {
    id: newId(),
    kind,
    refs,
    size,
    language,
    recipients: holdsRole(session.staffRoles, ['packer']),
    createdAt: now,
  };
  await labelsOf({ db: tx, stationSizes }, row);
  await insertPrint(tx, row);
  await audit(tx, {
    action: 'label.print',
    subject: { kind, ref: refs[0] ?? '' },
    data: { labels: refs.length, size },
  });
  const { token, endsAt } = signPrint(printKey, row.id, now);
  return { url: `/v1/prints/${token}`, expires_at: endsAt.toISOString() };
};

/** The labels of a signed link. */
export const openLabels = async (
  { db, clock, printKey, stationSizes }: Pick<PackageContext, 'db' | 'clock' | 'printKey' | 'stationSizes'>,
  token: string,
): Promise<{ labels: [Label, ...Label[]]; size: LabelPrintRow['size'] }> => {
  const id = openPrint(printKey, token, clock());
  const row = id === undefined ? undefined : await findPrint(db, id);
  if (!row) throw fail('not_found');
  return { labels: await labelsOf({ db, stationSizes }, row), size: row.size };
};
