/** The properties that are read, in the spelling of schema.org. */
const names = [
  'additionalProperty addressCountry addressRegion aggregateRating availability billingDuration breadcrumb category',
  'color contentUrl currency description doesNotShip eligibleQuantity gtin13 hasVariant headline highPrice image images',
  'inventoryLevel isAccessoryOrSparePartFor isConsumableFor isRelatedTo isSimilarTo isVariantOf itemCondition',
  'itemListElement itemOffered lowPrice mainEntity mainEntityOfPage material maxValue minValue model mpn name',
  'offeredBy offers pattern postalCode postalCodePrefix postalCodeRange price priceCurrency priceSpecification priceType',
  'productID referenceQuantity review reviews seller shippingDestination shippingDetails shippingRate size sku',
  'suggestedAge suggestedGender title unitCode unitText url validForMemberTier value valueAddedTaxIncluded variesBy',
  'weight',
].flatMap((line) => line.split(' '));

/** Properties of older vocabularies (GoodRelations, data-vocabulary.org) and their successors. */
const successors = {
  offerDetails: 'offers',
  photo: 'image',
  hasPriceSpecification: 'priceSpecification',
  hasCurrency: 'priceCurrency',
  hasCurrencyValue: 'price',
  hasMinCurrencyValue: 'lowPrice',
  hasMaxCurrencyValue: 'highPrice',
  hasStockKeepingUnit: 'sku',
  includes: 'itemOffered',
  depiction: 'image',
};

const known = new Set(names);
const bySpelling = new Map(
  [...names.map((name) => [name, name] as const), ...Object.entries(successors)].map(
    ([spelling, name]) => [spelling.toLowerCase(), name] as const,
  ),
);

/** The name of a property as readers know it. Shops write `Offers` and `pricecurrency`. */
export const schemaName = (spelling: string): string =>
  known.has(spelling) ? spelling : (bySpelling.get(spelling.toLowerCase()) ?? spelling);
