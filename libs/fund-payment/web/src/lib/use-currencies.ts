import { getConfigurations } from '@caravan/content/contract';
import { endpointFor } from '@caravan/web-core';

/** The currencies that a remittance may have been sent in: the one that was asked for first. */
export const useCurrencies = (asked: string): string[] => {
  const { data } = endpointFor(getConfigurations).useQuery();
  return [...new Set([asked, ...(data?.currencies ?? [])])];
};
