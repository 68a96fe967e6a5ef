import type { Language } from '@caravan/kernel';
import { warehousePackagesReasons, type Quote } from '@caravan/warehouse-packages/contract';
import type { LineQuote, LineRefusal } from './domain/quote-line.ts';
import { restrictionWords } from './domain/restriction-words.ts';
import type { ShippingLineVersion } from './domain/shipping-line.ts';

/** What the words of a refusal are filled with, in one language. */
export const refusalData = (refusal: LineRefusal, language: Language): Record<string, string> =>
  'what' in refusal
    ? { what: restrictionWords(refusal.what, language) }
    : Object.fromEntries(Object.entries(refusal).filter(([name]) => name !== 'reason'));

const refusalText = (refusal: LineRefusal, language: Language): string => {
  const data = refusalData(refusal, language);
  return warehousePackagesReasons[refusal.reason][language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => data[name] ?? whole);
};

/** A line's quote as api.md has it. */
export const presentQuote = (line: ShippingLineVersion, quote: LineQuote, language: Language): Quote => ({
  id: line.id,
  name: line.name[language],
  carrier: line.carrier,
  eta_min_days: quote.etaMinDays,
  eta_max_days: quote.etaMaxDays,
  real_g: quote.realG,
  volumetric_g: quote.volumetricG,
  chargeable_g: quote.chargeableG,
  first_fen: quote.firstFen,
  further_fen: quote.furtherFen,
  further_steps: quote.furtherSteps,
  customs_fen: quote.customsFen,
  storage_fen: quote.storageFen,
  fee_fen: quote.feeFen,
  available: quote.refusal === null,
  reason: quote.refusal && refusalText(quote.refusal, language),
  restrictions: [...line.restrictions],
  divisor: line.divisor,
  max_g: line.maxG,
  max_side_mm: line.maxSideMm,
  max_girth_mm: line.maxGirthMm,
});
