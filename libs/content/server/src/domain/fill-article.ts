import {
  retentionPlaceholder,
  type RetentionPeriods,
  type RulePlaceholder,
  rulePlaceholders,
  type ShopRules,
  storageMaxFeeFen,
} from '@caravan/content/contract';
import { formatFen, type Language } from '@caravan/kernel';
import type { Toc } from './render-article.ts';
import { fillRetention } from './retention-list.ts';

/** What is filled into articles. */
export interface Fillings {
  periods: RetentionPeriods;
  rules: ShopRules;
}

const texts: Record<RulePlaceholder, (rules: ShopRules, language: Language) => string> = {
  free_storage_days: (rules) => String(rules.free_storage_days),
  storage_fee: (rules, language) => formatFen(rules.storage_fee_fen_per_day, language),
  storage_max_fee_days: (rules) => String(rules.storage_max_fee_days),
  storage_max_fee: (rules, language) => formatFen(storageMaxFeeFen(rules), language),
  refund_hours: (rules) => String(rules.refund_hours),
  review_from_hours: ({ review_hours: [from] }) => String(from),
  review_to_hours: ({ review_hours: [, to] }) => String(to),
  photo_fee: (rules, language) => formatFen(rules.photo_fee_fen, language),
  photo_max_count: (rules) => String(rules.photo_max_count),
};

const placeholder = /\{\{([^{}]*)\}\}/g;

const isRule = (name: string): name is RulePlaceholder => rulePlaceholders.some((one) => one === name);

/** Whether a text may state something that is filled in. */
export const hasPlaceholder = (text: string): boolean => text.includes('{{');

/** The first placeholder of a text that nothing fills; undefined if there is none. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(placeholder)].find(([whole, name = '']) => whole !== retentionPlaceholder && !isRule(name))?.[0];

/** A text with the rules of the shop, in the form of its language. */
export const fillRules = (text: string, rules: ShopRules, language: Language): string =>
  text.replaceAll(placeholder, (whole, name: string) => (isRule(name) ? texts[name](rules, language) : whole));

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
