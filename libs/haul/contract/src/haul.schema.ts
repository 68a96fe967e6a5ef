import { id, instant, pageOf, pageQuery, z } from '@caravan/kernel/zod';
import { haulGoods, haulOrder, haulPackage, haulPayment, haulRecord } from './haul-format.schema.ts';
export * from './haul-format.schema.ts';

/** Whether the archive contains photos. */
export const archiveQuery = z.object({ photos: z.enum(['yes', 'no']).default('yes') });

/** The shop's page of the archive is `shop_url`; nothing of it was checked with that shop. */
export const haulImport = z.object({
  id,
  shop_name: z.string(),
  shop_url: z.string(),
  exported_at: instant,
  imported_at: instant,
  /** The number of rows of each part, and of photos that can be shown. */
  orders: z.int(),
  goods: z.int(),
  packages: z.int(),
  payments: z.int(),
  wallet: z.int(),
  photos: z.int(),
  /** Photos are still being prepared. */
  photos_pending: z.boolean(),
});
/** Newest first. */
export const haulImports = z.object({ items: z.array(haulImport) });

/** The upload of an archive: one ZIP file. */
export const newHaulImport = z.strictObject({ archive: z.file('not_an_archive') });
/** The id of an import. */
export const byImport = z.object({ id });
/** The page of a part of an import. */
export const importedQuery = z.object(pageQuery.shape);
/** The signed name of a photo, which expires (specification 33.5). */
export const byPhotoToken = z.object({ token: z.string().max(200) });

/** Goods with the photos that the archive contains. */
export const importedGoods = z.object({
  ...haulGoods.omit({ photos: true }).shape,
  photos: z.array(z.string()),
});
/** An order of an imported archive with its goods. */
export const importedOrder = z.object({ ...haulOrder.shape, goods: z.array(importedGoods) });
/** In the order of the archive. */
export const importedOrders = pageOf(importedOrder);
/** A package of an imported archive, with its photos and the names of its goods. */
export const importedPackage = z.object({
  ...haulPackage.omit({ goods: true, photos: true }).shape,
  photos: z.array(z.string()),
  goods: z.array(importedGoods.pick({ id: true, name: true, spec: true, quantity: true })),
});
/** In the order of the archive. */
export const importedPackages = pageOf(importedPackage);
/** In the order of the archive. */
export const importedPayments = pageOf(haulPayment);
/** The records of the balance, in the order of the archive. */
export const importedWallet = pageOf(haulRecord);

export type ArchiveQuery = z.infer<typeof archiveQuery>;
export type HaulImport = z.infer<typeof haulImport>;
export type HaulImports = z.infer<typeof haulImports>;
export type NewHaulImport = z.infer<typeof newHaulImport>;
export type ImportedQuery = z.infer<typeof importedQuery>;
export type ImportedGoods = z.infer<typeof importedGoods>;
export type ImportedOrder = z.infer<typeof importedOrder>;
export type ImportedOrders = z.infer<typeof importedOrders>;
export type ImportedPackage = z.infer<typeof importedPackage>;
export type ImportedPackages = z.infer<typeof importedPackages>;
export type ImportedPayments = z.infer<typeof importedPayments>;
export type ImportedWallet = z.infer<typeof importedWallet>;
