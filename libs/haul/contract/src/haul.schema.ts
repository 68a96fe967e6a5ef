import { id, instant, pageOf, pageQuery, z } from '@caravan/kernel/zod';
import { haulGoods, haulOrder, haulPackage, haulPayment, haulRecord } from './haul-format.schema.ts';
export * from './haul-format.schema.ts';

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

export const newHaulImport = z.strictObject({ archive: z.file('not_an_archive') });
export const byImport = z.object({ id });
export const importedQuery = z.object(pageQuery.shape);
export const byPhotoToken = z.object({ token: z.string().max(200) });

/** Goods with the photos that the archive contains. */
export const importedGoods = z.object({
  ...haulGoods.omit({ photos: true }).shape,
  photos: z.array(z.string()),
});
/** An order of an imported archive with its goods. */
export const importedOrder = z.object({ ...haulOrder.shape, goods: z.array(importedGoods) });
export const importedOrders = pageOf(importedOrder);
export const importedPackage = z.object({
  ...haulPackage.omit({ goods: true, photos: true }).shape,
  photos: z.array(z.string()),
  goods: z.array(importedGoods.pick({ id: true, name: true, spec: true, quantity: true })),
});
export const importedPackages = pageOf(importedPackage);
export const importedPayments = pageOf(haulPayment);
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
