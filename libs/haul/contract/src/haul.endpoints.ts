import { defineEndpoint } from '@caravan/kernel';
import { maxArchiveBytes } from './haul-limits.ts';
import type {
  ArchiveQuery,
  HaulImport,
  HaulImports,
  ImportedOrder,
  ImportedOrders,
  ImportedPackage,
  ImportedPackages,
  ImportedPayments,
  ImportedQuery,
  ImportedWallet,
  NewHaulImport,
} from './haul.schema.ts';

interface ById {
  id: string;
}

interface ByNumber extends ById {
  number: string;
}

export const downloadArchive = defineEndpoint<{ query: ArchiveQuery; data: unknown }>()({
  method: 'GET',
  path: '/haul/archive',
  login: 'shopper',
  tags: [],
  summary: 'The orders, goods, photos, packages, payments and balance records of the caller, as one archive',
  raw: true,
  limit: { max: 6, minutes: 60, by: 'account' },
});

export const importArchive = defineEndpoint<{ body: NewHaulImport; data: HaulImport }>()({
  method: 'POST',
  path: '/haul/imports',
  login: 'shopper',
  tags: ['haul'],
  summary: 'Import an archive to read it here. The same archive again answers with its first import',
  upload: 'multipart',
  files: { max: 1, bytes: maxArchiveBytes, tooLarge: 'archive_too_large' },
  limit: { max: 20, minutes: 60, by: 'account' },
  reasons: [
    'not_an_archive',
    'archive_too_large',
    'archive_too_many_rows',
    'archive_version',
    'archive_damaged',
    'imports_full',
  ],
  quiet: [
    'not_an_archive',
    'archive_too_large',
    'archive_too_many_rows',
    'archive_version',
    'archive_damaged',
    'imports_full',
  ],
});

export const listHaulImports = defineEndpoint<{ data: HaulImports }>()({
  method: 'GET',
  path: '/haul/imports',
  login: 'shopper',
  tags: ['haul'],
  summary: 'The imported archives of the caller, newest first',
});

export const getHaulImport = defineEndpoint<{ params: ById; data: HaulImport }>()({
  method: 'GET',
  path: '/haul/imports/:id',
  login: 'shopper',
  tags: ['haul'],
  summary: 'One imported archive',
});

export const removeHaulImport = defineEndpoint<{ params: ById; data: null }>()({
  method: 'DELETE',
  path: '/haul/imports/:id',
  login: 'shopper',
  tags: ['haul'],
  summary: 'Remove an imported archive with its photos',
});

export const listImportedOrders = defineEndpoint<{ params: ById; query: ImportedQuery; data: ImportedOrders }>()({
  method: 'GET',
  path: '/haul/imports/:id/orders',
  login: 'shopper',
  tags: ['haul'],
  summary: 'The orders of an imported archive in short, in the order of the archive',
});

export const getImportedOrder = defineEndpoint<{ params: ByNumber; data: ImportedOrder }>()({
  method: 'GET',
  path: '/haul/imports/:id/orders/:number',
  login: 'shopper',
  tags: ['haul'],
  summary: 'An order of an imported archive with its goods and photos',
});

export const listImportedPackages = defineEndpoint<{ params: ById; query: ImportedQuery; data: ImportedPackages }>()({
  method: 'GET',
  path: '/haul/imports/:id/packages',
  login: 'shopper',
  tags: ['haul'],
  summary: 'The packages of an imported archive in short',
});

export const getImportedPackage = defineEndpoint<{ params: ByNumber; data: ImportedPackage }>()({
  method: 'GET',
  path: '/haul/imports/:id/packages/:number',
  login: 'shopper',
  tags: ['haul'],
  summary: 'A package of an imported archive with the names of its goods, its photos and the events of the carrier',
});

export const listImportedPayments = defineEndpoint<{ params: ById; query: ImportedQuery; data: ImportedPayments }>()({
  method: 'GET',
  path: '/haul/imports/:id/payments',
  login: 'shopper',
  tags: ['haul'],
  summary: 'The payments of an imported archive',
});

export const listImportedWallet = defineEndpoint<{ params: ById; query: ImportedQuery; data: ImportedWallet }>()({
  method: 'GET',
  path: '/haul/imports/:id/wallet',
  login: 'shopper',
  tags: ['haul'],
  summary: 'The balance records of an imported archive',
});

/** An image element cannot send a token, so the address is signed and expires after a day. */
export const getImportedPhoto = defineEndpoint<{ params: { token: string }; data: unknown }>()({
  method: 'GET',
  path: '/haul/photos/:token',
  login: 'none',
  tags: [],
  summary: 'A photo of an imported archive by a signed URL',
  raw: true,
});
