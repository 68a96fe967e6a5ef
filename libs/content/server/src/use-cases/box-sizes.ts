import { type BoxSizes, firstBoxSizes, type NewBoxSizes } from '@caravan/content/contract';
import type { Core, Database, Tx } from '@caravan/server-core';
import { findSetting, writeSetting } from '../db/setting.repo.ts';
import type { ExpectedVersion } from '../db/write-version.ts';
import type { ContentContext } from './content-context.ts';
import { notWritten } from './not-written.ts';

/** The sizes of the shop, in the order of their printed codes. */
export const readBoxSizes = async (db: Database): Promise<BoxSizes> => {
  const set = await findSetting(db, 'box_sizes');
  return { sizes: set?.value ?? [...firstBoxSizes], version: set?.version ?? 0 };
};

export interface ChangeBoxSizes {
  given: NewBoxSizes;
  expected: ExpectedVersion;
  /** Writes the audit entry in the same transaction. */
  audit: (tx: Tx) => Promise<void>;
}

/** Sets the sizes. Fails with `changed_meanwhile`. */
export const changeBoxSizes = (
  { transaction, clock }: Pick<Core, 'transaction' | 'clock'>,
  context: ContentContext,
  { given, expected, audit }: ChangeBoxSizes,
): Promise<BoxSizes> =>
  transaction(async (tx) => {
    if (!(await writeSetting(tx, 'box_sizes', given.sizes, { now: clock(), expected })))
      throw await notWritten(
        context,
        tx,
        { kind: 'box_sizes', ref: 'box_sizes' },
        (await findSetting(tx, 'box_sizes'))?.version,
      );
    await audit(tx);
    return readBoxSizes(tx);
  });
