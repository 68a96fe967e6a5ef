/** An amount is compared with, or charged on, the goods alone, or the goods with their shipping to the country. */
export const valueBases = ['goods', 'goods_and_shipping'] as const;
/** VAT, GST or sales tax is charged on one of these. */
export const taxBases = ['goods', 'goods_and_duty', 'goods_and_shipping', 'goods_shipping_and_duty'] as const;
/** Charges per kind of goods count goods with another tariff heading each. */
export const flatCharges = ['kind_of_goods', 'parcel'] as const;
/** The lists of rules of a country, in the order in which they are charged. */
export const ruleLists = ['duty_limits', 'duty', 'fees', 'tax_limits', 'taxes'] as const;
/** Where the value of goods is, compared with a limit. */
export const limitStandings = ['below', 'at', 'above'] as const;

export type ValueBasis = (typeof valueBases)[number];
export type RuleList = (typeof ruleLists)[number];
