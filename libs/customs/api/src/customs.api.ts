import { customsCalls } from '@caravan/customs/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls about customs that shoppers' pages make. */
const customsApi = injectCalls(customsCalls);

export const {
  useGetAddressTaxNumberQuery,
  useSetAddressTaxNumberMutation,
  useDeleteAddressTaxNumberMutation,
  useGetPackageTaxNumberQuery,
  useSetPackageTaxNumberMutation,
} = customsApi;
