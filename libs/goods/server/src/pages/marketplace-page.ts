import type { Html } from './html-page.ts';
import { readPriceText, sameAmount } from './prices/price-text.ts';
import { emptyReading, type PageContext, type Reading } from './reading.ts';
import { absoluteUrl, oneLine, plainText } from './text.ts';

/** Where a marketplace without structured data shows its product. A new marketplace is a new row. */
interface PageRule {
  host: RegExp;
  /** Currency of the `.com` shop, whose host names no country. */
  homeCurrency?: string;
  title: string;
  /** Places of the current price, the most reliable first. All that exist must agree with the first. */
  price: readonly string[];
  shopName?: string;
  image?: string;
  soldOut?: string;
}

const rules: readonly PageRule[] = [
  {
    host: /(?:^|\.)amazon\.[a-z.]{2,6}$/,
    homeCurrency: 'USD',
    title: '#productTitle',
    price: [
      '#price_inside_buybox',
      '#newBuyBoxPrice',
      '#corePrice_feature_div .a-price:not(.a-text-price) .a-offscreen',
      '#corePriceDisplay_desktop_feature_div .priceToPay .a-offscreen',
      '#priceblock_dealprice',
      '#priceblock_saleprice',
      '#priceblock_ourprice',
    ],
    shopName: '#sellerProfileTriggerId',
    image: '#landingImage',
    soldOut: '#outOfStock',
  },
];

/** Reads a marketplace's page by its rule. Null if there is no rule, or the page shows no product. */
export const readMarketplacePage = (html: Html, context: PageContext): Reading | null => {
  const rule = rules.find(({ host }) => host.test(new URL(context.url).hostname));
  const title = rule && plainText(html.query(rule.title).first().text(), 500);
  if (!rule || !title) return null;
  const hint =
    context.currencyHint ?? (new URL(context.url).hostname.endsWith('.com') ? (rule.homeCurrency ?? null) : null);
  const shown = rule.price.flatMap((selector) => {
    const text = oneLine(html.query(selector).first().text());
    const price = text && text.length < 30 ? readPriceText(text, hint) : null;
    return price && Number(price.amount) > 0 ? [price] : [];
  });
  const [price] = shown;
  const agreed = price && shown.every((other) => sameAmount(other.amount, price.amount));
  const soldOut = rule.soldOut !== undefined && html.query(rule.soldOut).length > 0;
  const picture = rule.image
    ? absoluteUrl(html.query(rule.image).attr('data-old-hires') || html.query(rule.image).attr('src'), context.url)
    : null;
  return {
    ...emptyReading('visible'),
    title,
    images: picture ? [picture] : [],
    shopName: rule.shopName ? plainText(html.query(rule.shopName).first().text(), 200) : null,
    price: agreed && !soldOut ? price : null,
    availability: soldOut ? 'out_of_stock' : agreed ? 'in_stock' : 'unknown',
  };
};
