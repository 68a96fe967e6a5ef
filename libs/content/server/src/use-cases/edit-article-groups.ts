import { fail, type NewArticleGroup, type StaffArticleGroup } from '@caravan/content/contract';
import type { Core, Database, Tx } from '@caravan/server-core';
import {
  changeGroup,
  findGroups,
  findGroupVersion,
  insertGroup,
  type ArticleGroupChange,
} from '../db/article-group.repo.ts';
import type { ExpectedVersion } from '../db/write-version.ts';
import { topics, type ContentContext } from './content-context.ts';
import { notWritten } from './not-written.ts';

type GroupWithCount = Awaited<ReturnType<typeof findGroups>>[number];

const present = ({ group, articles }: GroupWithCount): StaffArticleGroup => ({
  key: group.key,
  names: group.names,
  position: group.position,
  articles,
  edited_at: group.editedAt?.toISOString() ?? null,
  version: group.version,
});

const rowOf = ({ key, names, position }: NewArticleGroup, now: Date): ArticleGroupChange => ({
  key,
  position,
  names,
  editedAt: now,
});

export const listArticleGroups = async (db: Database | Tx): Promise<StaffArticleGroup[]> =>
  (await findGroups(db)).map(present);

export interface EditArticleGroup {
  given: NewArticleGroup;
  isNew: boolean;
  expected?: ExpectedVersion;
  /** Writes the audit entry in the same transaction. */
  audit: (tx: Tx) => Promise<void>;
}

/** Stores a group of articles; the start of the server then no longer updates it. */
export const editArticleGroup = async (
  { transaction, clock, caches }: Pick<Core, 'transaction' | 'clock' | 'caches'>,
  context: ContentContext,
  { given, isNew, expected, audit }: EditArticleGroup,
): Promise<StaffArticleGroup> => {
  const written = await transaction(async (tx) => {
    const row = rowOf(given, clock());
    if (isNew && !(await insertGroup(tx, row))) throw fail('group_exists');
    if (!isNew && !(await changeGroup(tx, row, expected)))
      throw await notWritten(
        context,
        tx,
        { kind: 'article_group', ref: given.key },
        await findGroupVersion(tx, given.key),
      );
    await audit(tx);
    await caches.changed(tx, topics.articles);
    return (await listArticleGroups(tx)).find(({ key }) => key === given.key);
  });
  if (!written) throw new Error('the group of articles was not stored');
  return written;
};
