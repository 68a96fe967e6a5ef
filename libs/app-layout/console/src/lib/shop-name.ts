import { contentApi, useGetWebsiteQuery } from '@caravan/content/api';
import type { RootState } from '@caravan/web-core';

const defaultWebsite = { query: {} };
const selectWebsite = contentApi.endpoints.getWebsite.select(defaultWebsite);

/** The name of the shop; undefined until it is read. */
export const shopNameIn = (state: RootState): string | undefined => selectWebsite(state).data?.WEBSITE_NAME;

/** The name of the shop: nothing until it is read, and the product's name if it cannot be read. */
export const useShopName = (): string => {
  const { data, isError } = useGetWebsiteQuery(defaultWebsite);
  return data?.WEBSITE_NAME ?? (isError ? 'Caravan' : '');
};
