import type { RulePlaceholder, ShopRules, UnstatedRules } from '@caravan/content/contract';
import type { Language } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { findEditedTexts } from '../db/staff-article.repo.ts';
import { changedRules, statedRules } from '../domain/fill-article.ts';
import { articleFiles } from '../seed/catalogue.ts';

/** Of these rules, those that each article of the product states. They are the same in every language. */
const rulesByArticle = (among: readonly RulePlaceholder[]): Map<number, RulePlaceholder[]> =>
  new Map(
    articleFiles()
      .filter(({ language }) => language === 'en')
      .map(({ id, summary, markdown }) => {
        const stated = statedRules(`${summary} ${markdown}`);
        return [id, among.filter((name) => stated.has(name))] as const;
      })
      .filter(([, stated]) => stated.length),
  );

/**
 * The articles of the product that staff edited, and that do not state by its placeholder a rule which an owner has set:
 * their text may have the number of before.
 */
export const findUnstatedRules = async (
  db: Database,
  rules: ShopRules,
  language: Language,
): Promise<UnstatedRules[]> => {
  const changed = changedRules(rules);
  if (!changed.length) return [];
  const wanted = rulesByArticle(changed);
  const byArticle = Map.groupBy(await findEditedTexts(db, [...wanted.keys()]), ({ articleId }) => articleId);
  return [...byArticle].flatMap(([article_id, texts]) => {
    const missing = texts.flatMap((text) => {
      const stated = statedRules(`${text.summary} ${text.markdown}`);
      const names = (wanted.get(article_id) ?? []).filter((name) => !stated.has(name));
      return names.length ? [{ language: text.language, names }] : [];
    });
    if (!missing.length) return [];
    const named = texts.find((text) => text.language === language) ?? texts[0];
    return {
      article_id,
      name: named?.name ?? '',
      placeholders: changed.filter((name) => missing.some(({ names }) => names.includes(name))),
      languages: missing.map((one) => one.language),
    };
  });
};
