import { readAlibabaState } from './states/alibaba-state.ts';
import { chooseProduct } from './choose-product.ts';
import { currencyOfHost } from './prices/currency-of-host.ts';
import { currencyOfPage } from './prices/currency-of-page.ts';
import { readWeidianState } from './states/embedded-state.ts';
import { parseHtml, type Html } from './html-page.ts';
import { readJsonLd } from './data/json-ld.ts';
import { readMarketplacePage } from './marketplace-page.ts';
import { mergeReadings, type MergedReading } from './merge-readings.ts';
import { readMicrodata, readRdfa } from './data/microdata.ts';
import { readOpenGraph } from './data/open-graph.ts';
import { headingNamed, readTitles, sameTitle } from './page-title.ts';
import type { PageContext, Reading } from './reading.ts';
import { zoneBefore, zoneBehind } from './product-zone.ts';
import { systemRulesOf } from './shops/system-rules.ts';
import { readTaobaoState } from './states/taobao-state.ts';
import { readVisiblePrices } from './prices/visible-price.ts';
import { readVisibleStock } from './shops/visible-stock.ts';

/** The product data of a page. */
export interface PageReading {
  product: MergedReading;
  /** The page's canonical URL, if it has one. */
  canonical: string | null;
  /** The shop's software, if the page reveals it. Such shops also serve products as JSON. */
  software: 'shopify' | 'woocommerce' | null;
}

export const pageContext = (url: string): PageContext => ({ url, currencyHint: currencyOfHost(new URL(url).hostname) });

const softwareOf = (html: Html): PageReading['software'] => {
  const attribute = (tag: string, name: string, pattern: RegExp) =>
    html.named(tag).some((element) => pattern.test(element.attribs[name] ?? ''));
  const shopify = /(?:^|\/\/|\.)(?:cdn\.shopify\.com|[\w-]+\.myshopify\.com)\b|\/cdn\/shop\//;
  if (attribute('script', 'src', shopify) || attribute('link', 'href', shopify)) return 'shopify';
  return attribute('body', 'class', /\bwoocommerce\b/) || attribute('meta', 'content', /^WooCommerce\b/)
    ? 'woocommerce'
    : null;
};

/** The product of a site whose pages are known. */
const readKnownSite = (html: Html, context: PageContext): Reading | null =>
  readWeidianState(html, context) ??
  readTaobaoState(html, context) ??
  readAlibabaState(html, context) ??
  readMarketplacePage(html, context);

/**
 * OpenGraph and the visible page describe the whole page. If structured data has several products, neither identifies
 * the one with this price.
 */
const headingReading = (title: string | null, openGraph: Reading): Reading => ({
  ...openGraph,
  title: title ?? openGraph.title,
});

/**
 * Reads a product page's text. `url` is the URL that it was fetched from. It is pure and has no time limit, so call it
 * in a worker thread.
 */
export const readPage = (text: string, url: string): PageReading => {
  const html = parseHtml(text);
  const context: PageContext = { url, currencyHint: currencyOfPage(html, url) };
  const titles = readTitles(html);
  const choices = [
    chooseProduct(readJsonLd(html), 'json_ld', titles, context),
    chooseProduct(readMicrodata(html), 'microdata', titles, context),
    chooseProduct(readRdfa(html), 'rdfa', titles, context),
  ];
  const openGraph = readOpenGraph(html, context);
  const own = readKnownSite(html, context);
  const structured = [own, ...choices.map((choice) => choice.reading)].filter((reading) => reading !== null);
  const named = structured.find((reading) => reading.title)?.title ?? openGraph.title;
  const heading = headingNamed(html, named) ?? titles.headingElement;
  const zone = heading ? zoneBehind(heading) : [];
  const rules = systemRulesOf(html, url);
  const visible = readVisiblePrices(html, heading ? [zone, zoneBefore(heading)] : [], rules, context);
  // Beside the places that a known site has for its price, other prices on its page are of other things.
  const isElsewhere = own !== null && own.price === null;
  const onlySeveral = structured.length === 0 && choices.some((choice) => choice.several) && openGraph.price === null;
  const product = mergeReadings(
    [
      ...structured,
      headingReading(
        titles.heading && sameTitle(titles.heading, titles.document) ? titles.heading : openGraph.title,
        openGraph,
      ),
    ],
    onlySeveral || isElsewhere ? { ...visible, sure: null, lone: null } : visible,
  );
  return {
    product: {
      ...product,
      title: product.title ?? titles.heading ?? titles.document,
      availability:
        product.availability === 'unknown' && !onlySeveral ? readVisibleStock(zone, rules) : product.availability,
    },
    canonical: titles.canonical,
    software: softwareOf(html),
  };
};
