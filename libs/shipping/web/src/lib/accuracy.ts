import { useListAddressesQuery } from '@caravan/account/api';
import { useListShippingAccuracyQuery } from '@caravan/shipping/api';
import type { ShippingAccuracy } from '@caravan/shipping/contract';
import { useFormats } from '@caravan/web-core';

/** The figures of all shipping methods to a country; undefined before they are known. */
export interface AccuracyTo {
  country: string;
  found: readonly ShippingAccuracy[];
}

export const useAccuracyTo = (country: string | undefined): AccuracyTo | undefined => {
  const isAsked = country !== undefined && country !== '';
  const { currentData } = useListShippingAccuracyQuery({ query: { country: country ?? '' } }, { skip: !isAsked });
  return isAsked && currentData ? { country, found: currentData } : undefined;
};

/** The same for one of the shopper's addresses; they are known where one can be chosen. */
export const useAccuracyToAddress = (addressId: string): AccuracyTo | undefined => {
  const { data = [] } = useListAddressesQuery({ query: { kind: 'shipping' } });
  return useAccuracyTo(data.find(({ id }) => id === addressId)?.country);
};

export const accuracyOf = (accuracy: AccuracyTo | undefined, methodId: string): ShippingAccuracy | undefined =>
  accuracy?.found.find(({ method_id: id }) => id === methodId);

/** `+4.2%`, `0%` or `-3%`. */
export const usePercent = () => {
  const { number } = useFormats();
  return (percent: number): string =>
    number(percent / 100, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
};
