import { chooseProduct } from './choose-product.ts';
import { currencyOfHost } from './currency-of-host.ts';
import { readWeidianState } from './embedded-state.ts';
import { parseHtml, type Html } from './html-page.ts';
import { readJsonLd } from './json-ld.ts';
import { readMarketplacePage } from './marketplace-page.ts';
import { mergeReadings, type MergedReading } from './merge-readings.ts';
import { readMicrodata, readRdfa } from './microdata.ts';
import { readOpenGraph } from './open-graph.ts';
import { readTitles, sameTitle } from './page-title.ts';
import type { PageContext, Reading } from './reading.ts';
import { readVisiblePrices } from './visible-price.ts';

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
  const context = pageContext(url);
  const titles = readTitles(html);
  const choices = [
    chooseProduct(readJsonLd(html), 'json_ld', titles, context),
    chooseProduct(readMicrodata(html), 'microdata', titles, context),
    chooseProduct(readRdfa(html), 'rdfa', titles, context),
  ];
  const openGraph = readOpenGraph(html, context);
  const structured = [
    readWeidianState(html, context),
    readMarketplacePage(html, context),
    ...choices.map((choice) => choice.reading),
  ].filter((reading) => reading !== null);
  const titled =
    structured.find((reading) => reading.title)?.title ?? openGraph.title ?? titles.heading ?? titles.document;
  const onlySeveral = structured.length === 0 && choices.some((choice) => choice.several) && openGraph.price === null;
  const visible = readVisiblePrices(html, titled, context);
  const heading = headingReading(
    titles.heading && sameTitle(titles.heading, titles.document) ? titles.heading : openGraph.title,
    openGraph,
  );
  const product = mergeReadings([...structured, heading], onlySeveral ? { ...visible, sure: null } : visible);
  return {
    product: { ...product, title: product.title ?? titles.heading ?? titles.document },
    canonical: titles.canonical,
    software: softwareOf(html),
  };
};
