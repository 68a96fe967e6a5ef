/** The reasons a shopper may give for a changed price (specification 8.5). */
export const priceChangeReasons = [
  'full_reduction',
  'negotiated',
  'shipping_discount',
  'page_price_wrong',
  'other',
] as const;
