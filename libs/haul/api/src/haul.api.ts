import {
  getHaulImport,
  getImportedOrder,
  getImportedPackage,
  importArchive,
  listHaulImports,
  listImportedOrders,
  listImportedPackages,
  listImportedPayments,
  listImportedWallet,
  removeHaulImport,
} from '@caravan/haul/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** Every call of haul that a shopper's pages make. */
export const haulApi = baseApi.enhanceEndpoints({ addTagTypes: ['haul'] }).injectEndpoints({
  endpoints: (build) => ({
    listHaulImports: queryOf(build, listHaulImports),
    getHaulImport: queryOf(build, getHaulImport),
    listImportedOrders: queryOf(build, listImportedOrders),
    getImportedOrder: queryOf(build, getImportedOrder),
    listImportedPackages: queryOf(build, listImportedPackages),
    getImportedPackage: queryOf(build, getImportedPackage),
    listImportedPayments: queryOf(build, listImportedPayments),
    listImportedWallet: queryOf(build, listImportedWallet),
    importArchive: mutationOf(build, importArchive),
    removeHaulImport: mutationOf(build, removeHaulImport),
  }),
});

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
