import { useMemo } from 'react';
import { listCountries } from '@caravan/account/contract';
import type { Language } from '@caravan/kernel';
import type { SelectOption } from '@caravan/ui-kit';
import { endpointFor, useLanguage } from '@caravan/web-core';

const locales: Record<Language, string> = { en: 'en-GB', zh: 'zh-CN' };

/** Countries by name, in the order of the language. */
export const countryOptions = (codes: readonly string[], language: Language): SelectOption[] => {
  const names = new Intl.DisplayNames(locales[language], { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(locales[language]);
  return codes.map((code) => ({ value: code, label: names.of(code) ?? code })).sort((a, b) => compare(a.label, b.label));
};

/** Every country to choose from; the one that is chosen already stands there before the others have come. */
export const useCountryOptions = (chosen: string) => {
  const language = useLanguage();
  const { data, isError, refetch } = endpointFor(listCountries).useQuery();
  const options = useMemo(
    () => countryOptions(data?.map(({ code }) => code) ?? (chosen ? [chosen] : []), language),
    [chosen, data, language],
  );
  return { options, countries: data, failed: isError && !data, retry: () => void refetch() };
};
