import { useMemo } from 'react';
import { countryOptions } from '@caravan/account/api';
import { useListDutyCountriesQuery } from '@caravan/logistics/api';
import { useLanguage } from '@caravan/web-core';

/** A country to choose from. */
export type CountryLink = ReturnType<typeof countryOptions>[number];

/** The countries with figures by their names in the reader's language. */
export const useDutyCountries = (): CountryLink[] => {
  const language = useLanguage();
  const { data = [] } = useListDutyCountriesQuery();
  return useMemo(() => countryOptions(data, language), [data, language]);
};
