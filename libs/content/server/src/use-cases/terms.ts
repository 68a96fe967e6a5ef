import { type TermsArticle, termsArticleIds } from '@caravan/content/contract';
import type { PinnedTerms, Terms } from '@caravan/content/port';
import { textIn, type Language, type WrittenText } from '@caravan/kernel';
import {
  findCurrentTerms,
  findCurrentVersions,
  findVersion,
  findVersionFacts,
  type ArticleVersionFacts,
} from '../db/article-version.repo.ts';
import { findTerms, putTerms, type TermsRow } from '../db/terms.repo.ts';
import type { PinnedArticle } from '../db/terms.table.ts';
import { sanitiseHtml } from '../domain/sanitise-html.ts';
import { serviceFeeAt } from '../domain/planned-versions.ts';
import { rulesOf, termsRules } from '../domain/terms-rules.ts';
import { termsIdOf } from '../domain/version-id.ts';
import { isFaq } from '../present-article.ts';
import type { ContentContext } from './content-context.ts';
import { termsFromMemory } from './shop-rules.ts';

type CurrentVersions = Awaited<ReturnType<typeof findCurrentVersions>>;

/** The ids of the versions of an article by language; undefined if it is not public. */
const versionsOf = (current: CurrentVersions, articleId: number): WrittenText | undefined => {
  const own = current.filter((text) => text.articleId === articleId);
  const { en, ...others } = Object.fromEntries(
    own.flatMap(({ language, versionId }) => (versionId === null ? [] : [[language, versionId]])),
  );
  return en === undefined ? undefined : { en, ...others };
};

/** The articles that are public, in the order of the terms. */
const articlesOf = (current: CurrentVersions): PinnedArticle[] =>
  termsArticleIds.flatMap((id) => {
    const versions = versionsOf(current, id);
    return versions ? [{ id, ...versions }] : [];
  });

/** Compares in the language of the version: terms may be older than the articles of a language. */
const today = ({ id, articleId, language }: ArticleVersionFacts, current: CurrentVersions): TermsArticle['today'] => {
  const versions = versionsOf(current, articleId);
  if (!versions) return 'gone';
  return versions[language] === id ? 'same' : 'changed';
};

const present = (version: ArticleVersionFacts, current: CurrentVersions): TermsArticle => ({
  id: version.articleId,
  article_name: version.name,
  is_faq: isFaq(version),
  slug: version.slug,
  language: version.language,
  version: version.id,
  published_at: version.publishedAt.toISOString(),
  today: today(version, current),
});

/** Pins and shows the terms of the service (specification 30). */
export const serviceTerms = (context: ContentContext): Terms => {
  const { db, clock } = context;
  const currentOf = (articles: readonly PinnedArticle[]) =>
    findCurrentVersions(db, [...new Set(articles.map(({ id }) => id))], clock());

  const readAll = async (rows: readonly TermsRow[], language: Language): Promise<PinnedTerms[]> => {
    const articles = rows.flatMap((row) => row.articles);
    const [facts, current] = await Promise.all([
      findVersionFacts(db, [...new Set(articles.map((pinned) => textIn(pinned, language)))]),
      currentOf(articles),
    ]);
    const byId = new Map(facts.map((version) => [version.id, version]));
    const shown = (pinned: PinnedArticle): TermsArticle => {
      const version = byId.get(textIn(pinned, language));
      if (!version) throw new Error(`the version ${textIn(pinned, language)} of article ${pinned.id} was not kept`);
      return present(version, current);
    };
    return rows.map(({ id, rules, articles: own }) => ({ id, rules, articles: own.map(shown) }));
  };

  return {
    now: () => termsFromMemory(context),

    async pin(tx) {
      const now = clock();
      const { shopRules, serviceFees, current } = await findCurrentTerms(tx, termsArticleIds, now);
      const rules = termsRules(rulesOf(shopRules), serviceFeeAt(serviceFees ?? [], now));
      const articles = articlesOf(current);
      const id = termsIdOf(rules, articles);
      await putTerms(tx, { id, rules, articles, pinnedAt: now });
      return { id, rules };
    },

    async read(ids, language) {
      const rows = new Map((ids.length ? await findTerms(db, ids) : []).map((row) => [row.id, row]));
      const found = ids.flatMap((id) => rows.get(id) ?? []);
      if (found.length !== ids.length) throw new Error('terms were asked for that were never pinned');
      return readAll(found, language);
    },

    async article(id, articleId, language) {
      const [row] = await findTerms(db, [id]);
      const pinned = row?.articles.find((one) => one.id === articleId);
      if (!pinned) return undefined;
      const [version, current] = await Promise.all([findVersion(db, textIn(pinned, language)), currentOf([pinned])]);
      if (!version) throw new Error(`the version ${textIn(pinned, language)} of article ${articleId} was not kept`);
      return {
        ...present(version, current),
        summary: version.summary,
        content_html: sanitiseHtml(version.html),
      };
    },
  };
};
