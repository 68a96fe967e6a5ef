import { day, type Language } from '@caravan/kernel';
import { browserCookies, type CookieJar } from '../environment/cookies.ts';

const year = (365 * day) / 1000;

/**
 * Stores the choice and loads the page again where it stands: same path, and the browser brings the scroll position back. A `?lang=`
 * in the address would overrule the cookie, so it goes.
 */
export const setLanguage = (language: Language, cookies: CookieJar = browserCookies(), page: Pick<Location, 'href' | 'reload' | 'replace'> = location): void => {
  cookies.set('lang', language, year);
  const here = new URL(page.href);
  if (!here.searchParams.has('lang')) {
    page.reload();
    return;
  }
  here.searchParams.delete('lang');
  page.replace(here.href);
};
