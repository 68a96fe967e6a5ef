import type { PriceMeaning } from './price-words.ts';

/** The meaning of the classes and the id of an element for a price inside it. */
export interface ClassMeaning {
  /** They name a price. */
  isPrice: boolean;
  meaning: PriceMeaning;
}

const set = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));

/** Stems of `price` that are unmistakable inside a word, and words that are not. */
const priceStem = /price|preis|prijs|prix|precio|preco|preço|prezzo|fiyat|kakaku|jiage|buybox|(?<!s)cena|цена/giu;
const priceWords = set('pris prices prc prezzi ceny ceni cijena cijene pret hinta amount money');

/** Words of a class, with those that are fused with `price`: `oldPrice`, `pricenew`, `price--sale`. */
const wordsIn = (token: string): { words: string[]; isPrice: boolean } => {
  const parts = token.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  const words = parts
    .replaceAll(priceStem, ' ')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return { words, isPrice: parts.search(priceStem) >= 0 || words.some((word) => priceWords.has(word)) };
};

/** Not the price of this product for one piece, whatever else the class says. */
const strange = set(
  'ship shipping deliver delivery versand lieferung shipment install installment installments finance financing monthly loyalty',
  'member members coupon voucher save saving savings yousave economy warranty deposit pfand wholesale tier tiers tiered sponsored',
);
/** The same, but only of a price: alone they are words of layouts, such as `weight-700`. */
const strangePrice = set(
  'unit per net netto notax exvat extax untaxed freight bonus points point month rate rates credit club diff difference reduction percent',
  'percentage total subtotal sum insurance gift bulk volume quantity qty matrix trade rent rental lease bid max high kilo kg liter litre',
  'weight filter used grund vpe excl excluding without',
);
const strangeAlone = set('net netto total subtotal club month');
const former = set(
  'old was orig original rrp uvp msrp srp before prev previous strike striked strikethrough crossed cross crossout compare compared',
  'barre barree ancien streich statt anterior tachado stara stary puvodni vorher vroeger former market compareat oud oude eski eredeti',
);
const usual = set('regular list normal standard retail full catalog reg base default nonsale');
const current = set(
  'new now special sale sales final current our actual actually today promo promotion promotional promotions offer deal discount discounted reduced selling sell best online your action akce aktion promocja nuevo neu nouveau',
);

/** Words that make a class mean tax included, or not. */
const taxIncluded = /inc(?:l|luding)?[-_]?(?:tax|vat|gst)|with[-_]?tax|brutto|ttc|sdph/i;
const taxExcluded = /(?:ex|excl|excluding|without|no|net)[-_]?(?:tax|vat|gst)|bezdph|bdph|^price[-_]tax$|netto/i;
const asLowAs = /as[-_]?low[-_]?as|starting[-_]?at/i;
const lineThrough = /line-?through|strike/i;

const meaningIn = (token: string): ClassMeaning => {
  const { words, isPrice } = wordsIn(token);
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  const alone = words.length === 1;
  if (taxIncluded.test(token)) return { isPrice: true, meaning: 'current' };
  if (taxExcluded.test(token)) return { isPrice, meaning: 'net' };
  if (asLowAs.test(token)) return { isPrice, meaning: 'other' };
  // Without `price` beside them, words of layouts mean something else: `list-unstyled`, `full-width`, `best-seller`.
  if (lineThrough.test(token) || (has(former) && (isPrice || alone))) return { isPrice, meaning: 'former' };
  if (has(strange) || (has(strangePrice) && isPrice) || (alone && has(strangeAlone)))
    return { isPrice, meaning: 'other' };
  if (!isPrice) return { isPrice, meaning: 'none' };
  if (has(current)) return { isPrice, meaning: 'current' };
  return { isPrice, meaning: has(usual) ? 'usual' : 'none' };
};

/** In this order one class decides against others of the same element. */
const order: readonly PriceMeaning[] = ['former', 'net', 'other', 'current', 'usual'];

/** The meaning of the classes of an element, without those of the buy button, which is next to the product's price. */
export const classMeaning = (marks: string): ClassMeaning => {
  const tokens = marks
    .replaceAll(/add[-_ ]?to[-_ ]?(?:cart|basket|bag)/gi, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 30)
    .map(meaningIn);
  return {
    isPrice: tokens.some(({ isPrice }) => isPrice),
    meaning: order.find((meaning) => tokens.some((token) => token.meaning === meaning)) ?? 'none',
  };
};

const elsewhereWords = set(
  'related relateds relate recommend recommended recommendation recommendations recommender reco recos similar upsell upsells upsold crosssell crosssells crosssale accessory accessories zubehoer zubehor accessoires',
  'alsobought bought viewed recently recent bestseller bestsellers bestselling featured toplist trending popular guess carousel swiper slick owl slider teaser',
  'footer nav navbar navigation menu breadcrumb breadcrumbs review reviews rating ratings comment comments minicart sticky modal popup drawer flyout tooltip compare wishlist newsletter cookie faq sponsored bundle addon addons',
  'shipping delivery installment installments financing warranty swatch swatches banner banners',
);
const sellMore =
  /(?:up|cross)[-_]?(?:sell|sale)|also[-_]?(?:bought|viewed|like)|(?:other|more|next)[-_]?(?:product|item|goods)|product[-_]?(?:grid|list|carousel|slider)s?(?![a-z])/i;

/** True if an element holds something else than the product: others, reviews, costs of delivery, the shop's menus. */
export const isElsewhere = (marks: string): boolean => {
  if (!marks) return false;
  return marks.split(/\s+/).some((token) => {
    if (sellMore.test(token)) return true;
    const { words, isPrice } = wordsIn(token);
    return !isPrice && words.some((word) => elsewhereWords.has(word));
  });
};
