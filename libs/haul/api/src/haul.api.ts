import { haulCalls } from '@caravan/haul/contract';
import { injectCalls } from '@caravan/web-core';

/** Every call of haul that a shopper's pages make. */
export const haulApi = injectCalls(haulCalls);

export const {
  useListHaulImportsQuery,
  useGetHaulImportQuery,
  useListImportedOrdersQuery,
  useGetImportedOrderQuery,
  useListImportedPackagesQuery,
  useGetImportedPackageQuery,
  useListImportedPaymentsQuery,
  useListImportedWalletQuery,
  useImportArchiveMutation,
  useRemoveHaulImportMutation,
} = haulApi;
