/** Reasons a shopper may give for a price of their own (storefront.md 5). */
export const priceChangeReasons = ['full_reduction', 'negotiated', 'shipping_discount', 'page_price_wrong', 'other'] as const;
