import {
  downloadArchiveContract,
  getHaulImportContract,
  getImportedOrderContract,
  getImportedPackageContract,
  getImportedPhotoContract,
  importArchiveContract,
  listHaulImportsContract,
  listImportedOrdersContract,
  listImportedPackagesContract,
  listImportedPaymentsContract,
  listImportedWalletContract,
  removeHaulImportContract,
} from '@caravan/haul/contract/schema';
import { route, sendSignedPicture, type Route } from '@caravan/server-core';
import { openPhoto, photoFile } from '../domain/haul-files.ts';
import { downloadArchive } from '../use-cases/download-archive.ts';
import type { HaulContext } from '../use-cases/haul-context.ts';
import { importArchive } from '../use-cases/import-archive.ts';
import { importedOrder, importedOrders } from '../use-cases/imported-orders.ts';
import { importedPackage, importedPackages } from '../use-cases/imported-packages.ts';
import { importedPayments, importedWallet, listImports, showImport } from '../use-cases/read-imports.ts';
import { removeImport } from '../use-cases/remove-import.ts';

/** A shopper's archive, and the archives of other shops that the shopper imported. */
export const haulRoutes = (context: HaulContext): Route[] => [
  route(downloadArchiveContract, async ({ session, query, reply }) => {
    const { name, archive } = await downloadArchive(context, session.userId, query.photos === 'yes');
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      })
      .send(archive);
  }),

  route(importArchiveContract, ({ session, body }) => importArchive(context, session.userId, body.archive)),

  route(listHaulImportsContract, ({ session }) => listImports(context, session.userId)),

  route(getHaulImportContract, ({ session, params }) => showImport(context, { userId: session.userId, ...params })),

  route(removeHaulImportContract, async ({ session, params }) => {
    await removeImport(context, session.userId, params.id);
    return null;
  }),

  route(listImportedOrdersContract, ({ session, params, query }) =>
    importedOrders(context, { userId: session.userId, ...params }, query),
  ),

  route(getImportedOrderContract, ({ session, params }) =>
    importedOrder(context, { userId: session.userId, ...params }),
  ),

  route(listImportedPackagesContract, ({ session, params, query }) =>
    importedPackages(context, { userId: session.userId, ...params }, query),
  ),

  route(getImportedPackageContract, ({ session, params }) =>
    importedPackage(context, { userId: session.userId, ...params }),
  ),

  route(listImportedPaymentsContract, ({ session, params, query }) =>
    importedPayments(context, { userId: session.userId, ...params }, query),
  ),

  route(listImportedWalletContract, ({ session, params, query }) =>
    importedWallet(context, { userId: session.userId, ...params }, query),
  ),

  route(getImportedPhotoContract, async ({ params, reply }) => {
    const id = openPhoto(context.photoKey, params.token, context.clock());
    return sendSignedPicture(reply, id === undefined ? undefined : await context.files.get(photoFile(id)));
  }),
];
