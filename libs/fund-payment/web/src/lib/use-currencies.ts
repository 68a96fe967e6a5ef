import { useGetConfigurationsQuery } from '@caravan/content/api';

/** The currencies of a remittance, the requested one first. */
export const useCurrencies = (asked: string): string[] => {
  const { data } = useGetConfigurationsQuery();
  return [...new Set([asked, ...(data?.currencies ?? [])])];
};
