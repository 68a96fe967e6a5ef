import { formatAddress } from 'localized-address-format';
import type { Country } from '@caravan/account/contract';
import { languageTable, type Language } from '@caravan/kernel';

export type AddressPart = 'detail' | 'city' | 'province' | 'postcode';

const placeholders: Readonly<Record<AddressPart, string>> = {
  detail: '§1',
  city: '§2',
  province: '§3',
  postcode: '§4',
};

/**
 * The fields in the order in which the country writes them, without those that it does not have. Chinese readers write
 * East Asian addresses from the largest part to the smallest.
 */
export const addressOrder = (
  { code, has_province: hasProvince, has_postcode: hasPostcode }: Country,
  language: Language,
): AddressPart[] => {
  const address = {
    postalCountry: code,
    addressLines: [placeholders.detail],
    locality: placeholders.city,
    administrativeArea: placeholders.province,
    postalCode: placeholders.postcode,
  };
  const written = formatAddress(address, languageTable[language].script === 'han' ? 'local' : 'latin').join('\n');
  const placeOf = (part: AddressPart): number => {
    const at = written.indexOf(placeholders[part]);
    return at < 0 ? written.length : at;
  };
  const parts: AddressPart[] = [
    'detail',
    'city',
    ...(hasProvince ? (['province'] as const) : []),
    ...(hasPostcode ? (['postcode'] as const) : []),
  ];
  return parts.sort((a, b) => placeOf(a) - placeOf(b));
};
