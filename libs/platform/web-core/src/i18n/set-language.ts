import { day, type Language } from '@caravan/kernel';
import { browserCookies, type CookieJar } from '../environment/cookies.ts';

const year = (365 * day) / 1000;

/**
 * Stores the choice and reloads the page at the same path; the browser restores the scroll position. It removes
 * `?lang=` from the address, because that would override the cookie.
 */
export const setLanguage = (
  language: Language,
  cookies: CookieJar = browserCookies(),
  page: Pick<Location, 'href' | 'reload' | 'replace'> = location,
): void => {
  cookies.set('lang', language, year);
  const here = new URL(page.href);
  if (!here.searchParams.has('lang')) {
    page.reload();
    return;
  }
  here.searchParams.delete('lang');
  page.replace(here.href);
};
