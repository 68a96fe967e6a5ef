import { useMemo } from 'react';
import { listCountries } from '@caravan/account/contract';
import type { Language } from '@caravan/kernel';
import type { SelectOption } from '@caravan/ui-kit';
import { locales, regionNames } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-texts.ts';
import { endpointFor } from './endpoint-for.ts';

/** Countries by name, in the order of the language. */
export const countryOptions = (codes: readonly string[], language: Language): SelectOption[] => {
  const names = regionNames(language);
  const { compare } = new Intl.Collator(locales[language]);
  return codes.map((code) => ({ value: code, label: names.of(code) ?? code })).sort((a, b) => compare(a.label, b.label));
};

/** Every country to choose from; one that is chosen already stands there before the others have come. */
export const useCountryOptions = (chosen = '') => {
  const language = useLanguage();
  const { data, isError, refetch } = endpointFor(listCountries).useQuery();
  const options = useMemo(
    () => countryOptions(data?.map(({ code }) => code) ?? (chosen ? [chosen] : []), language),
    [chosen, data, language],
  );
  return { options, failed: isError && !data, retry: () => void refetch() };
};
