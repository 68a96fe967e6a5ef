import {
  fail,
  type ArticlePreview,
  type ArticleState,
  type NewArticle,
  type StaffArticle,
  type StaffArticlePage,
  type StaffArticleQuery,
} from '@caravan/content/contract';
import { languages, sliceOf, type Language } from '@caravan/kernel';
import { defineJob, type Core, type Tx } from '@caravan/server-core';
import { hasGroup } from '../db/article-group.repo.ts';
import { lockArticles } from '../db/article-version.repo.ts';
import { countVotes, type VoteCount } from '../db/article-vote.repo.ts';
import {
  changeArticle,
  countStaffArticles,
  findArticleVersion,
  findStaffArticle,
  findStaffArticles,
  insertArticle,
  removeOtherTexts,
  textOf,
  writeText,
  type ArticleChange,
  type ArticleTextRow,
  type StaffArticleRow,
} from '../db/staff-article.repo.ts';
import { articleTextRow } from '../domain/article-text-row.ts';
import { fillArticle, fillToc, unknownPlaceholder } from '../domain/fill-article.ts';
import { renderArticle } from '../domain/render-article.ts';
import { wordsOf } from '../domain/search-words.ts';
import type { ExpectedVersion } from '../db/write-version.ts';
import { topics, type ContentContext } from './content-context.ts';
import { readFillings } from './fillings.ts';
import { keepArticleVersions } from './keep-article-versions.ts';
import { notWritten } from './not-written.ts';

const noText = { slug: '', name: '', summary: '', markdown: '' };

/** A text as it was written, without what was rendered from it. */
const sourceOf = ({ slug, name, summary, markdown }: ArticleTextRow) => ({ slug, name, summary, markdown });

/** The texts of the languages in which the article has one; those that staff must write are always there. */
const presentTexts = (row: StaffArticleRow): StaffArticle['texts'] => {
  const written = languages.flatMap((language) => {
    const text = textOf(row, language);
    return text ? [[language, sourceOf(text)] as const] : [];
  });
  return { en: noText, zh: noText, ...Object.fromEntries(written) };
};

const noVotes: VoteCount = { yes: 0, no: 0 };

const stateOf = ({ draft, publishAt }: Pick<StaffArticleRow, 'draft' | 'publishAt'>, now: Date): ArticleState => {
  if (draft) return 'draft';
  return publishAt && publishAt > now ? 'scheduled' : 'published';
};

const present = (row: StaffArticleRow, now: Date, votes: VoteCount = noVotes): StaffArticle => ({
  id: row.id,
  state: stateOf(row, now),
  draft: row.draft,
  publish_at: row.publishAt?.toISOString() ?? null,
  type: row.type as StaffArticle['type'],
  group: row.groupKey,
  position: row.position,
  in_footer: row.inFooter,
  related: row.related,
  texts: presentTexts(row),
  edited_at: row.editedAt?.toISOString() ?? null,
  version: row.version,
  votes,
});

/** Articles for staff, with their texts in every language. */
export const listStaffArticles = async (
  { db, clock }: ContentContext,
  query: StaffArticleQuery,
): Promise<StaffArticlePage> => {
  const now = clock();
  const filter = { now, words: wordsOf(query.q ?? ''), group: query.group, state: query.state };
  const [rows, total] = await Promise.all([
    findStaffArticles(db, filter, sliceOf(query)),
    countStaffArticles(db, filter),
  ]);
  const votes = await countVotes(
    db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => present(row, now, votes.get(row.id))),
    page: query.page,
    page_size: query.page_size,
    total,
  };
};

/** One article for staff; throws `not_found` if it does not exist. */
export const readStaffArticle = async ({ db, clock }: ContentContext, id: number): Promise<StaffArticle> => {
  const row = await findStaffArticle(db, id);
  if (!row) throw fail('not_found');
  return present(row, clock(), (await countVotes(db, [id])).get(id));
};

/** An article's text as visitors would see it. */
export const previewArticle = async (
  { db }: Pick<ContentContext, 'db'>,
  markdown: string,
  language: Language,
): Promise<ArticlePreview> => {
  const { html, toc } = renderArticle(markdown);
  const fillings = await readFillings(db);
  const { html: filled } = fillArticle({ html, summary: '', language }, fillings);
  return { content_html: filled, toc: fillToc(toc, fillings.rules, language) };
};

const rowOf = (given: NewArticle, now: Date): ArticleChange => ({
  type: given.type,
  groupKey: given.group,
  position: given.position,
  inFooter: given.in_footer,
  related: given.related,
  ...(given.draft === undefined ? {} : { draft: given.draft }),
  ...(given.publish_at === undefined
    ? {}
    : { publishAt: given.publish_at === null ? null : new Date(given.publish_at) }),
  editedAt: now,
});

const writeTexts = async (tx: Tx, articleId: number, texts: NewArticle['texts'], now: Date): Promise<void> => {
  const written = languages.filter((language) => texts[language]);
  for (const language of written) {
    const text = texts[language];
    if (text) await writeText(tx, articleTextRow({ articleId, language, ...text, updatedAt: now }));
  }
  await removeOtherTexts(tx, articleId, written);
};

/** Refuses what readers would see as braces: placeholders that nothing fills, and any in a name. A draft may have them. */
const refuseUnknownPlaceholders = (texts: NewArticle['texts']): void => {
  const fields: Record<string, string> = {};
  for (const language of languages) {
    const { name = '', summary = '', markdown = '' } = texts[language] ?? {};
    const unknown = {
      name: /\{\{.*?\}\}/.exec(name)?.[0],
      summary: unknownPlaceholder(summary),
      markdown: unknownPlaceholder(markdown),
    };
    for (const [field, placeholder] of Object.entries(unknown))
      if (placeholder !== undefined) fields[`texts.${language}.${field}`] = 'placeholder_unknown';
  }
  if (Object.keys(fields).length) throw fail('invalid', { fields });
};

/** Runs at the hour of a scheduled article, which becomes public without a write. */
export const publishArticlesJob = defineJob()({ name: 'content.publish' });

export const publishArticles = ({ transaction, caches }: Pick<Core, 'transaction' | 'caches'>): Promise<void> =>
  transaction((tx) => caches.changed(tx, topics.articles));

export interface EditArticle {
  /** Null for a new article. */
  id: number | null;
  given: NewArticle;
  expected?: ExpectedVersion;
  /** Writes the audit entry in the same transaction. */
  audit: (tx: Tx, id: number) => Promise<void>;
}

/** Stores an article with its texts in every language; the start of the server then no longer updates it. */
export const editArticle = async (
  { transaction, clock, caches, jobs }: Pick<Core, 'transaction' | 'clock' | 'caches' | 'jobs'>,
  context: ContentContext,
  { id, given, expected, audit }: EditArticle,
): Promise<StaffArticle> => {
  if (given.draft !== true) refuseUnknownPlaceholders(given.texts);
  if (!(await hasGroup(context.db, given.group))) throw fail('group_unknown');
  const now = clock();
  const publishAt = new Date(given.publish_at ?? now);
  const written = await transaction(async (tx) => {
    await lockArticles(tx);
    const articleId = id ?? (await insertArticle(tx, rowOf(given, now)));
    if (id !== null && !(await changeArticle(tx, id, rowOf(given, now), expected)))
      throw await notWritten(context, tx, { kind: 'article', ref: String(id) }, await findArticleVersion(tx, id));
    await writeTexts(tx, articleId, given.texts, now);
    await keepArticleVersions(tx, [articleId], now);
    await audit(tx, articleId);
    if (publishAt > now) await jobs.send(tx, publishArticlesJob, null, { startAfter: publishAt });
    await caches.changed(tx, topics.articles);
    return articleId;
  });
  return readStaffArticle(context, written);
};
