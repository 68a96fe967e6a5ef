import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  downloadArchive,
  getHaulImport,
  getImportedOrder,
  getImportedPackage,
  getImportedPhoto,
  importArchive,
  listHaulImports,
  listImportedOrders,
  listImportedPackages,
  listImportedPayments,
  listImportedWallet,
  removeHaulImport,
} from './haul.endpoints.ts';
import {
  archiveQuery,
  byImport,
  byImportedNumber,
  byPhotoToken,
  haulImport,
  haulImports,
  importedOrder,
  importedOrders,
  importedPackage,
  importedPackages,
  importedPayments,
  importedQuery,
  importedWallet,
  newHaulImport,
} from './haul.schema.ts';
export * from './haul.schema.ts';

export const downloadArchiveContract = schemaOf(downloadArchive, { query: archiveQuery, data: z.unknown() });
export const importArchiveContract = schemaOf(importArchive, { body: newHaulImport, data: haulImport });
export const listHaulImportsContract = schemaOf(listHaulImports, { data: haulImports });
export const getHaulImportContract = schemaOf(getHaulImport, { params: byImport, data: haulImport });
export const removeHaulImportContract = schemaOf(removeHaulImport, { params: byImport, data: z.null() });
export const listImportedOrdersContract = schemaOf(listImportedOrders, {
  params: byImport,
  query: importedQuery,
  data: importedOrders,
});
export const getImportedOrderContract = schemaOf(getImportedOrder, { params: byImportedNumber, data: importedOrder });
export const listImportedPackagesContract = schemaOf(listImportedPackages, {
  params: byImport,
  query: importedQuery,
  data: importedPackages,
});
export const getImportedPackageContract = schemaOf(getImportedPackage, {
  params: byImportedNumber,
  data: importedPackage,
});
export const listImportedPaymentsContract = schemaOf(listImportedPayments, {
  params: byImport,
  query: importedQuery,
  data: importedPayments,
});
export const listImportedWalletContract = schemaOf(listImportedWallet, {
  params: byImport,
  query: importedQuery,
  data: importedWallet,
});
export const getImportedPhotoContract = schemaOf(getImportedPhoto, { params: byPhotoToken, data: z.unknown() });
