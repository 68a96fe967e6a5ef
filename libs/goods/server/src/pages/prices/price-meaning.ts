import type { AnyNode, Element } from 'domhandler';
import { isElement, visibleText } from '../html-page.ts';
import { classMeaning } from './price-class.ts';
import { meaningOf, type PriceMeaning } from './price-words.ts';
import { marksOf } from '../product-zone.ts';
import type { SystemRules } from '../shops/system-rules.ts';
import { oneLine } from '../text.ts';

const crossedTags = new Set(['s', 'del', 'strike']);
const cells = new Set(['td', 'th', 'dt', 'dd', 'li']);
const inline = new Set(['span', 'b', 'strong', 'em', 'i', 'small', 'label', 'font', 'sup', 'sub', 'u', 'abbr', 'bdi']);
const maxLabel = 40;

const textBeside = (
  start: AnyNode | null,
  step: (node: AnyNode) => AnyNode | null,
): { text: string; isInline: boolean } => {
  let text = '';
  let isInline = true;
  for (let at = start; at && text.trim() === ''; at = step(at)) {
    text = oneLine(at.type === 'comment' ? '' : visibleText(at));
    isInline = !isElement(at) || inline.has(at.name) || cells.has(at.name);
  }
  return { text, isInline };
};

/** The text before a price in its line, its row, or its list tells its meaning. */
const labelBefore = (lineage: readonly Element[]): PriceMeaning => {
  for (const element of lineage.slice(0, 3)) {
    const { text, isInline } = textBeside(element.prev, (node) => node.prev);
    if (!text) continue;
    if (text.length > maxLabel || /\d/.test(text)) return 'none';
    const meaning = meaningOf(text);
    if (meaning === 'unknown') return 'none';
    return meaning === 'other' && !isInline && !/[:：]$/u.test(text) ? 'none' : meaning;
  }
  return 'none';
};

/** The start of a rate: `/ kg`, `per month`. */
const perUnit = /^\s*(?:\/|(?:per|pro|je|par|al|por|за|в)\s)/iu;

/** A note behind a price: a rate of anything but one piece, or `excl. VAT`. */
const noteBehind = (element: Element): PriceMeaning => {
  const { text, isInline } = textBeside(element.next, (node) => node.next);
  if (!text || !isInline || text.length > 25 || /\d/.test(text)) return 'none';
  const rate = perUnit.exec(text);
  const meaning = meaningOf(rate ? text.slice(rate[0].length) : text);
  if (rate) return meaning === 'none' ? 'none' : 'other';
  return meaning === 'net' ? meaning : 'none';
};

const isCrossedOut = (lineage: readonly Element[]): boolean =>
  lineage
    .slice(0, 4)
    .some((element) => crossedTags.has(element.name) || /line-through/i.test(element.attribs['style'] ?? ''));

const decisive = (meaning: PriceMeaning): boolean => meaning === 'other' || meaning === 'net' || meaning === 'former';

const meaningByClass = (lineage: readonly Element[]): { isPrice: boolean; meaning: PriceMeaning } => {
  const levels = lineage.slice(0, 5).map((element) => classMeaning(marksOf(element)));
  const near = levels.slice(0, 4).map(({ meaning }) => meaning);
  return {
    isPrice: levels.some(({ isPrice }) => isPrice),
    meaning: near.find((meaning) => decisive(meaning)) ?? near.find((meaning) => meaning !== 'none') ?? 'none',
  };
};

const isStated = (lineage: readonly Element[]): boolean =>
  lineage.slice(0, 2).some(({ attribs }) => /(?:^|\s)(?:price|lowPrice)(?:\s|$)/i.test(attribs['itemprop'] ?? ''));

/**
 * Judges a price by the words beside it, then by its shop system, its classes, and its place. `own` is the meaning of
 * its own words.
 */
export const judged = (
  lineage: readonly Element[],
  own: PriceMeaning,
  rules: SystemRules,
): { meaning: PriceMeaning; rank: number } => {
  const [element] = lineage;
  if (isCrossedOut(lineage)) return { meaning: 'former', rank: 2 };
  const label = own === 'none' ? labelBefore(lineage) : own;
  const note = element ? noteBehind(element) : 'none';
  const said = decisive(note) ? note : label;
  if (decisive(said)) return { meaning: said, rank: 2 };
  const system = rules(lineage);
  if (system === 'former' || system === 'other') return { meaning: system, rank: 4 };
  if (system === 'price') return { meaning: 'current', rank: 4 };
  if (system === 'usual') return { meaning: 'usual', rank: 3 };
  const { isPrice, meaning } = meaningByClass(lineage);
  if (decisive(meaning)) return { meaning, rank: 2 };
  if (isStated(lineage)) return { meaning: 'current', rank: 4 };
  if (said === 'usual' || meaning === 'usual') return { meaning: 'usual', rank: 2 };
  const isCurrent = said === 'current' || meaning === 'current';
  return { meaning: 'current', rank: isCurrent ? 3 : isPrice ? 2 : 1 };
};
