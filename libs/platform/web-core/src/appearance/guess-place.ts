/** The countries whose prices are in a currency, for the currencies in which a shop shows amounts. */
const countriesOf: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  USD: 'US EC GU PA PR SV',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  AUD: 'AU',
  CAD: 'CA',
  HKD: 'HK',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  MYR: 'MY',
  NZD: 'NZ',
  RON: 'RO',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
};

export interface Place {
  /** ISO 3166-1, two letters. */
  country: string | null;
  /** ISO 4217; null if the shop shows no amounts in the country's currency. */
  currency: string | null;
}

const regionOf = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    // Not a language tag.
    return undefined;
  }
};

/**
 * Where a visitor probably is, by the first language of the browser, which is also the first of its accept-language
 * header: `de-AT` is Austria, `de` Germany. Nothing is sent to China, so a Chinese browser says nothing.
 */
export const guessPlace = (tag = ''): Place => {
  const region = regionOf(tag);
  if (region === undefined || region === 'CN' || !/^[A-Z]{2}$/.test(region)) return { country: null, currency: null };
  const [currency = null] = Object.keys(countriesOf).filter((code) => countriesOf[code]?.includes(region));
  return { country: region, currency };
};
