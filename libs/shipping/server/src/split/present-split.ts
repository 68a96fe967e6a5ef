import { sumFen, textIn, type Language } from '@caravan/kernel';
import type { SplitPlan } from '@caravan/shipping/contract';
import { shippingReasons } from '@caravan/shipping/contract';
import { presentQuote, refusalText, type QuotedMethod } from '@caravan/shipping/port';
import type { SplitQuoted } from './split-goods.ts';

/** One parcel of all goods, or why no method carries it. */
const presentSingle = ({ method, quote }: QuotedMethod, language: Language): SplitPlan['single'] => {
  if (!quote.refusal) return { quote: presentQuote(method, quote, language), reason: null };
  const why = refusalText(quote.refusal, language);
  const text = shippingReasons.single_refused.text[language];
  return {
    quote: null,
    reason: text.replace('{name}', () => textIn(method.name, language)).replace('{why}', () => why),
  };
};

/** A plan for several parcels, the one with the most goods first. */
export const presentSplit = (
  { goal, parcels, single, gapFen, gapDays, limitFen }: SplitQuoted,
  language: Language,
): SplitPlan => {
  const feeFen = sumFen(parcels.map(({ quote }) => quote.feeFen));
  const presented = presentSingle(single, language);
  return {
    goal,
    parcels: parcels
      .toSorted((a, b) => b.items.length - a.items.length)
      .map(({ items, method, quote, valueFen }) => ({
        item_ids: items.map(({ id }) => id),
        quote: presentQuote(method, quote, language),
        value_fen: valueFen,
      })),
    fee_fen: feeFen,
    arrives_min_days: Math.max(...parcels.map(({ quote }) => quote.etaMinDays)),
    arrives_max_days: Math.max(...parcels.map(({ quote }) => quote.etaMaxDays)),
    single: presented,
    saving_fen: presented.quote && presented.quote.fee_fen - feeFen,
    exact: gapFen === 0 && gapDays === 0,
    gap_fen: gapFen,
    gap_days: gapDays,
    limit_fen: limitFen,
  };
};
