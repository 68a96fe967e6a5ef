import type { Page } from '@playwright/test';

/** One text of a page: a text node, or an attribute that is shown or read aloud. */
export interface ShownText {
  text: string;
  /** The element that contains the text, for the failure message. */
  where: string;
}

/** All texts of a page, including hidden parts such as closed menus, except parts marked as another language. */
export const shownTexts = (page: Page): Promise<ShownText[]> =>
  page.evaluate(() => {
    const own = document.documentElement.lang;
    const named = ['aria-label', 'alt', 'placeholder', 'title'];
    const isForeign = (element: Element): boolean => (element.closest('[lang]')?.getAttribute('lang') ?? own) !== own;
    const isSilent = (element: Element): boolean => element.closest('script, style, noscript, template') !== null;
    const where = (element: Element): string => {
      const id = element.id ? `#${element.id}` : '';
      const place = element.closest('header, main, footer, nav, dialog')?.tagName.toLowerCase() ?? 'body';
      return `${place} ${element.tagName.toLowerCase()}${id}.${element.getAttribute('class') ?? ''}`;
    };
    const texts: { text: string; where: string }[] = [{ text: document.title, where: 'title' }];
    const add = (element: Element, text: string | null): void => {
      const said = text?.trim();
      if (said && !isSilent(element) && !isForeign(element)) texts.push({ text: said, where: where(element) });
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (node.parentElement) add(node.parentElement, node.nodeValue);
    for (const element of document.body.querySelectorAll('*'))
      for (const name of named) add(element, element.getAttribute(name));
    return texts;
  });

/**
 * Names that are the same in both languages: our own, and those of carriers, gateways, linked shops, currencies and
 * file types.
 */
const names = [
  // Codes of sizes.
  'XS',
  'XL',
  'localhost',
  'Deutsch',
  'Caravan Line',
  'Caravan',
  'App',
  'UTC',
  'China Post',
  'Western Union',
  'WhatsApp',
  'WeChat',
  'Facebook',
  'Instagram',
  'Stripe',
  'PayPal',
  'EasyPost',
  'Shippo',
  'QuickBooks',
  'Xero',
  'ZPL',
  'CN',
  'YunExpress',
  '4PX',
  'DHL',
  'eBay',
  'US',
  // Dollars and yen of other countries, as in CA$20.00.
  'AU',
  'CA',
  'JP',
  'NZ',
  'DE',
  'EMS',
  'FedEx',
  'UPS',
  'SF Express',
  'ePacket',
  'MTCN',
  'SKU',
  'CNY',
  'CSV',
  'Excel',
  'xlsx',
  'JSON',
  'PDF',
  'GIF',
  'JPG',
  'JPEG',
  'PNG',
  'BMP',
  'WebP',
  'IOSS',
  'EORI',
  'IM',
  'HS',
  'VAT',
  'ZIP',
  'IP',
  'USB',
  'UTF',
  'GB18030',
  'Google Authenticator',
  'Microsoft Authenticator',
  'Markdown',
  'J&T International',
  '1Password',
  'ID',
  'SHA',
  'Webhook',
  'https',
];

/**
 * Strings that belong to no language: addresses, numbers of orders and parcels, and amounts with their units and
 * currencies.
 */
const codes = [
  /https?:\/\/\S+/g,
  /[\w.+-]+@[\w-]+(\.[\w-]+)+…?/g,
  /\b[\w-]+(\.[\w-]+)*\.(com|cn|test|example|org|net)\b/g,
  /\bCN(?=\s¥)/g,
  /\b(gif|jpeg|jpg|png|bmp|jsonl?|zip)\b/g,
  /\b(CV|FP|PK|RT|SC|SV|TX|LX)[A-Z0-9-]{4,}\b/g,
  /\bG-[A-Z0-9]{10}\b/g,
  /\b(TB|SF|YT|JD|IT|HO|PL)\d[A-Z0-9]{4,}\b/g,
  // Shoppers' codes on labels.
  /\b[A-HJ-NP-Z2-9]{6}\b/g,
  /^[A-Z]{3}$/g,
  /\b(AUD|CAD|CHF|EUR|GBP|HKD|INR|JPY|KRW|MXN|MYR|NZD|RON|SEK|SGD|THB|USD)\b/g,
  // Ids, accounts of the ledger, placeholders of addresses, and the website tag without a name of its own.
  /(?<![\w-])[\w-]{22}(?![\w-])/g,
  // Variables of the server's configuration.
  /\b[A-Z]+(_[A-Z]+)+\b/g,
  // Hashes.
  /\b[0-9a-f]{64}\b/g,
  /\b(provider|revenue|transit|wallet):\w*/g,
  /\{\w+\}/g,
  /“default”|^default$/g,
  // The key of an authenticator, and the browsers of sessions that a test and its script began.
  /\b[A-Z2-7]{32}\b/g,
  /Playwright\/\S+ \([^)]*\) node\/[\d.]+/g,
  /^node$/g,
  /\b[A-Z]{3}\b(?=\s*[\d¥$€£])|(?<=[\d¥$€£]\s*)\b[A-Z]{3}\b/g,
  /(?<=[\d（]\s*)(kg|g|cm|mm|m|MB|KB)(?=\b|³)|^(kg|cm|mm)$/g,
];

const nameExpression = new RegExp(`\\b(${names.join('|')})\\b`, 'g');

/** Matches separate words only: the two letters of a province may also be part of a number. */
const standing = (words: string): RegExp =>
  new RegExp(`(?<![A-Za-z0-9])${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![A-Za-z0-9])`, 'g');

const without = (text: string, allowed: readonly string[]): string => {
  let rest = text;
  // Remove whole strings first, because an id may end like an amount with its unit.
  for (const one of allowed) rest = rest.replaceAll(standing(one), ' ');
  for (const code of codes) rest = rest.replaceAll(code, ' ');
  return rest.replaceAll(nameExpression, ' ');
};

/** Amounts and weights in the English form, on a German page. */
const englishFigures = /¥\d|\d\.\d\d\u00a0kg/.source;

/** Words of English sentences that no German one contains. */
const englishWord = /\b(?:the|and|of|your|you|with|for|from|this|our|please|are|is|cannot|have)\b/iu.source;

const otherLanguage = {
  en: /[㐀-鿿]+/,
  zh: /[A-Za-z][A-Za-z'’]+/,
  de: new RegExp(`[㐀-鿿]+|${englishFigures}|${englishWord}`, 'iu'),
} as const;

/** Texts in the other script, and English ones on German pages, after names, codes and user content are removed. */
export const foreignTexts = (
  texts: readonly ShownText[],
  language: keyof typeof otherLanguage,
  written: readonly string[],
): string[] => {
  const foreign = otherLanguage[language];
  const allowed = written.filter((one) => foreign.test(one)).sort((one, other) => other.length - one.length);
  const suspects = texts.filter(({ text }) => foreign.test(text) && foreign.test(without(text, allowed)));
  return suspects.map(({ text, where }) => `${text} (${where})`);
};

/** A missing text shows its key. */
const rawKey = /^[a-z][A-Za-z-]*(\.[a-z_][A-Za-z0-9_-]*)+$|\b[a-z]+\.[a-z]+[A-Z][A-Za-z]*\b|\{\{/;

export const rawKeys = (texts: readonly ShownText[]): string[] =>
  texts.filter(({ text }) => rawKey.test(text)).map(({ text, where }) => `${text} (${where})`);
