import { currencyCode } from './currency.ts';
import { currencyOfHost, currencyOfCountry } from './currency-of-host.ts';
import { scriptText, type Html } from '../html-page.ts';

/** Languages of one country, or of one where most of their shops are. English, Spanish and others are of many. */
const countryOfLanguage: Readonly<Record<string, string>> = {
  ja: 'jp',
  zh: 'cn',
  ko: 'kr',
  sv: 'se',
  da: 'dk',
  nb: 'no',
  nn: 'no',
  no: 'no',
  is: 'is',
  ru: 'ru',
  ro: 'ro',
};

/** The language and country that a page names. `en-US` is what systems preset, so it names no country. */
const currencyOfLocale = (locale: string | undefined): string | null => {
  const [, language = '', region = ''] =
    /^([a-z]{2})(?:[-_](?:[A-Za-z]{4}[-_])?([A-Za-z]{2}))?$/.exec(locale?.trim() ?? '') ?? [];
  return currencyOfCountry(region ? region.toLowerCase() : (countryOfLanguage[language] ?? ''));
};

/** A code that a script or an attribute states: `"currency":"USD"`, `priceCurrency: 'USD'`, `data-currency="USD"`. */
const statedCode =
  /currency(?:[_-]?(?:code|iso(?:_?code)?|active))?["']?\s*[:=,]\s*(?:\{\s*["']?(?:active|code)["']?\s*:\s*)?["']([A-Z]{3})["']/gi;
const maxScript = 300_000;

/** The only currency that the page states for programs. Null if it states several, as a choice of currencies does. */
const currencyStated = (html: Html): string | null => {
  const codes = new Set<string>();
  const add = (text: string | undefined) => {
    const code = currencyCode(text);
    if (code) codes.add(code);
  };
  for (const { attribs } of html.named('meta'))
    if (/currency/i.test(attribs['itemprop'] ?? attribs['property'] ?? attribs['name'] ?? '')) add(attribs['content']);
  let left = maxScript;
  for (const script of html.named('script')) {
    const text = scriptText(script).slice(0, left);
    left -= text.length;
    for (const [, code] of text.matchAll(statedCode)) add(code);
  }
  const [code, ...others] = codes;
  return code !== undefined && others.length === 0 ? code : null;
};

/**
 * The currency that decides between those that share a mark: that of the shop's country by its address, else by the
 * locale of its page, else the only one that the page states for programs.
 */
export const currencyOfPage = (html: Html, url: string): string | null => {
  const locale = html.named('meta').find(({ attribs }) => attribs['property'] === 'og:locale')?.attribs['content'];
  const language = html.named('html')[0]?.attribs['lang'];
  return (
    currencyOfHost(new URL(url).hostname) ??
    currencyStated(html) ??
    currencyOfLocale(locale) ??
    currencyOfLocale(language)
  );
};
