import { failureMessage, textIn, type Gram, type Language } from '@caravan/kernel';
import { shippingReasons, type PackageQuotes, type Quote } from '@caravan/shipping/contract';
import type { ShippingMethodVersion } from '../methods/shipping-method.ts';
import type { MethodQuote, MethodRefusal } from './quote-method.ts';
import type { QuotedMethod } from './quote-methods.ts';
import { restrictionWords } from './restriction-words.ts';

/** The values for the text of a refusal, in one language. */
export const refusalData = (refusal: MethodRefusal, language: Language): Record<string, string> =>
  'what' in refusal
    ? { what: restrictionWords(refusal.what, language) }
    : Object.fromEntries(Object.entries(refusal).filter(([name]) => name !== 'reason'));

export const refusalText = (refusal: MethodRefusal, language: Language): string =>
  failureMessage({ definition: shippingReasons[refusal.reason], data: refusalData(refusal, language) }, language);

/** The quote of a shipping method (specification 12.3). */
export const presentQuote = (method: ShippingMethodVersion, quote: MethodQuote, language: Language): Quote => ({
  id: method.id,
  name: textIn(method.name, language),
  carrier: method.carrier,
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
  ...(quote.handlingFen ? { handling_fen: quote.handlingFen } : {}),
  packing_fen: quote.packingFen,
  insurance_fen: quote.insuranceFen,
  ...(quote.sheetArea === null ? {} : { by_sheet: true as const }),
  ...(quote.surcharges.length ? { surcharges: [...quote.surcharges] } : {}),
  fee_fen: quote.feeFen,
  available: quote.refusal === null,
  reason: quote.refusal && refusalText(quote.refusal, language),
  restrictions: [...method.restrictions],
  divisor: method.divisor,
  max_g: method.maxG,
  max_side_mm: method.maxSideMm,
  max_girth_mm: method.maxGirthMm,
});

/** The weight of goods without packing, and the quotes of all shipping methods for them. */
export interface QuotedGoods {
  goodsG: Gram;
  methods: readonly QuotedMethod[];
}

/** The quotes of all shipping methods (specification 12.3). */
export const presentQuotes = ({ goodsG, methods }: QuotedGoods, language: Language): PackageQuotes => ({
  weight_g: goodsG,
  lines: methods.map(({ method, quote }) => presentQuote(method, quote, language)),
});
