import { and, asc, count, eq, exists, gt, ilike, inArray, isNotNull, notInArray, or } from 'drizzle-orm';
import type { ArticleState } from '@caravan/content/contract';
import { languages, type Language } from '@caravan/kernel';
import { containing, containsText, type Database, type Tx } from '@caravan/server-core';
import { isPublic } from './article.repo.ts';
import { stemsOf } from './article-search.ts';
import { article, articleText } from './article.table.ts';
import { isExpected, nextVersion, type ExpectedVersion } from './write-version.ts';

export type ArticleTextRow = typeof articleText.$inferSelect;
/** Without the columns that the database computes. */
export type NewArticleText = Omit<typeof articleText.$inferInsert, 'stems'>;
export type StaffArticleRow = typeof article.$inferSelect & { texts: ArticleTextRow[] };

/** Each word occurs in the article, in any language; also in what only its Markdown has, such as links. */
const containsAll = (db: Database, words: readonly string[]) =>
  and(
    ...words.map((word) =>
      exists(
        db
          .select({ id: articleText.articleId })
          .from(articleText)
          .where(
            and(
              eq(articleText.articleId, article.id),
              or(containsText(articleText.search, word), ilike(articleText.markdown, containing(word))),
            ),
          ),
      ),
    ),
  );

export interface StaffArticleFilter {
  now: Date;
  /** Each occurs in the article, in any language. */
  words: readonly string[];
  group: string | undefined;
  state: ArticleState | undefined;
}

const inState = (state: ArticleState, now: Date) => {
  if (state === 'draft') return eq(article.draft, true);
  return state === 'published' ? isPublic(now) : and(eq(article.draft, false), gt(article.publishAt, now));
};

const matching = (db: Database, { now, words, group, state }: StaffArticleFilter) =>
  and(containsAll(db, words), group ? eq(article.groupKey, group) : undefined, state ? inState(state, now) : undefined);

const withTexts = async (db: Database, rows: (typeof article.$inferSelect)[]): Promise<StaffArticleRow[]> => {
  const ids = rows.map(({ id }) => id);
  const texts = ids.length ? await db.select().from(articleText).where(inArray(articleText.articleId, ids)) : [];
  return rows.map((row) => ({ ...row, texts: texts.filter((text) => text.articleId === row.id) }));
};

/** The texts of those of these articles that staff edited, by article and language. */
export const findEditedTexts = (db: Database, ids: readonly number[]) =>
  db
    .select({
      articleId: articleText.articleId,
      language: articleText.language,
      name: articleText.name,
      summary: articleText.summary,
      markdown: articleText.markdown,
    })
    .from(articleText)
    .innerJoin(article, eq(article.id, articleText.articleId))
    .where(and(inArray(article.id, [...ids]), isNotNull(article.editedAt)))
    .orderBy(asc(articleText.articleId), asc(articleText.language));

export const findStaffArticles = async (
  db: Database,
  filter: StaffArticleFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StaffArticleRow[]> => {
  const rows = await db
    .select()
    .from(article)
    .where(matching(db, filter))
    .orderBy(asc(article.id))
    .limit(limit)
    .offset(offset);
  return withTexts(db, rows);
};

export const countStaffArticles = async (db: Database, filter: StaffArticleFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(article).where(matching(db, filter));
  return row?.total ?? 0;
};

export const findStaffArticle = async (db: Database, id: number): Promise<StaffArticleRow | undefined> =>
  (await withTexts(db, await db.select().from(article).where(eq(article.id, id))))[0];

export type ArticleChange = Omit<typeof article.$inferInsert, 'id' | 'version'>;

export const insertArticle = async (tx: Tx, row: ArticleChange): Promise<number> => {
  const [made] = await tx
    .insert(article)
    .values({ ...row, version: 1 })
    .returning({ id: article.id });
  if (!made) throw new Error('the article was not inserted');
  return made.id;
};

/** False if there is no article of this id and version. */
export const changeArticle = async (
  tx: Tx,
  id: number,
  row: ArticleChange,
  expected: ExpectedVersion,
): Promise<boolean> => {
  const changed = await tx
    .update(article)
    .set({ ...row, version: nextVersion(article.version) })
    .where(and(eq(article.id, id), isExpected(article.version, expected)))
    .returning({ id: article.id });
  return changed.length === 1;
};

/** Undefined if the article does not exist. */
export const findArticleVersion = async (tx: Tx, id: number): Promise<number | undefined> =>
  (await tx.select({ version: article.version }).from(article).where(eq(article.id, id)))[0]?.version;

/** The date of a text is that of its last change, so an unchanged text keeps its date. */
export const writeText = async (tx: Tx, text: NewArticleText): Promise<void> => {
  const [before] = await tx
    .select({ markdown: articleText.markdown, name: articleText.name, updatedAt: articleText.updatedAt })
    .from(articleText)
    .where(and(eq(articleText.articleId, text.articleId), eq(articleText.language, text.language)));
  const unchanged = before?.markdown === text.markdown && before.name === text.name;
  const row = { ...text, stems: stemsOf(text), updatedAt: unchanged ? before.updatedAt : text.updatedAt };
  await tx
    .insert(articleText)
    .values(row)
    .onConflictDoUpdate({ target: [articleText.articleId, articleText.language], set: row });
};

/** Deletes the texts of an article in other languages than these. */
export const removeOtherTexts = async (tx: Tx, articleId: number, kept: readonly Language[]): Promise<void> => {
  await tx
    .delete(articleText)
    .where(
      and(
        eq(articleText.articleId, articleId),
        inArray(articleText.language, languages),
        notInArray(articleText.language, [...kept]),
      ),
    );
};

export const textOf = (row: StaffArticleRow, language: Language): ArticleTextRow | undefined =>
  row.texts.find((text) => text.language === language);
