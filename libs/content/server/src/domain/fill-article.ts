import {
  retentionPlaceholder,
  type RetentionPeriods,
  type RulePlaceholder,
  rulePlaceholders,
  type ShopRules,
  storageMaxFeeFen,
  usualRules,
} from '@caravan/content/contract';
import { type Fen, formatFen, type Language } from '@caravan/kernel';
import type { Toc } from './render-article.ts';
import { fillRetention } from './retention-list.ts';

/** The values that articles show. */
export interface Fillings {
  periods: RetentionPeriods;
  rules: ShopRules;
}

type Amount = 'photo_fee' | 'storage_fee' | 'storage_max_fee';

const amounts: Record<Amount, (rules: ShopRules) => Fen> = {
  storage_fee: (rules) => rules.storage_fee_fen_per_day,
  storage_max_fee: storageMaxFeeFen,
  photo_fee: (rules) => rules.photo_fee_fen,
};

const counts: Record<Exclude<RulePlaceholder, Amount>, (rules: ShopRules) => number> = {
  free_storage_days: (rules) => rules.free_storage_days,
  storage_max_fee_days: (rules) => rules.storage_max_fee_days,
  refund_hours: (rules) => rules.refund_hours,
  review_from_hours: ({ review_hours: [from] }) => from,
  review_to_hours: ({ review_hours: [, to] }) => to,
  photo_max_count: (rules) => rules.photo_max_count,
};

const placeholder = /\{\{([^{}]*)\}\}/g;

/** The name of a rule; behind a number may stand the words for one and for several, as in `refund_hours hour/hours`. */
const nameAndWords = /^([a-z_]+)(?: ([\p{L} -]+)\/([\p{L} -]+))?$/u;

const isAmount = (name: string): name is Amount => Object.hasOwn(amounts, name);
const isCount = (name: string): name is keyof typeof counts => Object.hasOwn(counts, name);

/** The value for the inner part of a placeholder; undefined if it has none. */
const filling = (inner: string, rules: ShopRules, language: Language): string | undefined => {
  const [, name = '', one, several] = nameAndWords.exec(inner) ?? [];
  if (isAmount(name) && one === undefined) return formatFen(amounts[name](rules), language);
  if (!isCount(name)) return undefined;
  const count = counts[name](rules);
  if (one === undefined) return String(count);
  return `${count} ${new Intl.PluralRules(language).select(count) === 'one' ? one : several}`;
};

/** Whether a text may state something that is filled in. */
export const hasPlaceholder = (text: string): boolean => text.includes('{{');

/** The first placeholder of a text that nothing fills; undefined if there is none. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(placeholder)].find(
    ([whole, inner = '']) => whole !== retentionPlaceholder && filling(inner, usualRules, 'en') === undefined,
  )?.[0];

/** The rules that a text states by their placeholders. */
export const statedRules = (text: string): Set<RulePlaceholder> =>
  new Set(
    [...text.matchAll(placeholder)].flatMap(([, inner = '']) => {
      const [, name = ''] = nameAndWords.exec(inner) ?? [];
      return isAmount(name) || isCount(name) ? name : [];
    }),
  );

/** The rules that an owner has set to other values than those of the specification. */
export const changedRules = (rules: ShopRules): RulePlaceholder[] =>
  rulePlaceholders.filter((name) => filling(name, rules, 'en') !== filling(name, usualRules, 'en'));

/** A text with the rules of the shop, in the form of its language. */
export const fillRules = (text: string, rules: ShopRules, language: Language): string =>
  text.replaceAll(placeholder, (whole, inner: string) => filling(inner, rules, language) ?? whole);

interface FilledText {
  html: string;
  summary: string;
  language: Language;
}

/** The text of an article as visitors read it, with the rules and the periods of a moment. */
export const fillArticle = <Text extends FilledText>(text: Text, { periods, rules }: Fillings): Text => ({
  ...text,
  html: fillRules(fillRetention(text.html, periods, text.language), rules, text.language),
  summary: fillRules(text.summary, rules, text.language),
});

/** The table of contents with the same rules. */
export const fillToc = (toc: Toc, rules: ShopRules, language: Language): Toc =>
  toc.map((entry) => ({ ...entry, title: fillRules(entry.title, rules, language) }));
