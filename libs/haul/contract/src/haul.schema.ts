import { haulGoods, haulOrder, haulPackage, haulPayment, haulRecord } from '@caravan/account/contract/archive';
import { id, instant, pageOf, pageQuery, z } from '@caravan/kernel/zod';
import { maxImportedPageSize } from './haul-limits.ts';
export * from '@caravan/account/contract/archive';

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
/** An order or a package of an import. */
export const byImportedNumber = z.object({ id, number: id });
/** The page of a part of an import: at most 20 items, because each of them may have long texts. */
export const importedQuery = z.object({
  ...pageQuery.shape,
  page_size: z.coerce.number().pipe(z.int().min(1).max(maxImportedPageSize)).default(maxImportedPageSize),
});
/** The signed name of a photo, which expires (specification 33.5). */
export const byPhotoToken = z.object({ token: z.string().max(200) });

/** Goods with the photos that the archive contains. */
const importedGoods = z.object({
  ...haulGoods.omit({ photos: true }).shape,
  photos: z.array(z.string()),
});
/**
 * An order in a list: its first three lines and goods, and how many there are. Long texts are cut and end with "…"; a
 * long web address is null.
 */
export const importedOrderSummary = z.object({
  ...haulOrder.omit({ note: true, timeline: true }).shape,
  line_count: z.int(),
  /** With at most four photos each. */
  goods: z.array(importedGoods),
  goods_count: z.int(),
});
/** In the order of the archive. */
export const importedOrders = pageOf(importedOrderSummary);
/** A whole order, with the first 200 of its goods and at most 1,000 photos. Long texts of goods are cut. */
export const importedOrder = z.object({
  ...importedOrderSummary.shape,
  ...haulOrder.pick({ note: true, timeline: true }).shape,
});
/** A package in a list: its first three goods and four photos, and how many goods there are. Long texts are cut. */
export const importedPackageSummary = z.object({
  ...haulPackage.omit({ goods: true, photos: true, tracking: true }).shape,
  photos: z.array(z.string()),
  goods: z.array(importedGoods.pick({ id: true, name: true, quantity: true })),
  goods_count: z.int(),
});
/** In the order of the archive. */
export const importedPackages = pageOf(importedPackageSummary);
/** A whole package. Long names of goods are cut. */
export const importedPackage = z.object({
  ...importedPackageSummary.shape,
  ...haulPackage.pick({ tracking: true }).shape,
});
/** A payment with the first five of its `refs`, and how many there are. */
export const importedPayment = z.object({ ...haulPayment.shape, ref_count: z.int() });
/** In the order of the archive. */
export const importedPayments = pageOf(importedPayment);
/** A record of the balance with the first five of its `refs`, and how many there are. A long remark is cut. */
export const importedRecord = z.object({ ...haulRecord.shape, ref_count: z.int() });
/** The records of the balance, in the order of the archive. */
export const importedWallet = pageOf(importedRecord);

export type ArchiveQuery = z.infer<typeof archiveQuery>;
export type HaulImport = z.infer<typeof haulImport>;
export type HaulImports = z.infer<typeof haulImports>;
export type NewHaulImport = z.infer<typeof newHaulImport>;
export type ImportedQuery = z.infer<typeof importedQuery>;
export type ImportedOrderSummary = z.infer<typeof importedOrderSummary>;
export type ImportedOrder = z.infer<typeof importedOrder>;
export type ImportedOrders = z.infer<typeof importedOrders>;
export type ImportedPackageSummary = z.infer<typeof importedPackageSummary>;
export type ImportedPackage = z.infer<typeof importedPackage>;
export type ImportedPackages = z.infer<typeof importedPackages>;
export type ImportedPayment = z.infer<typeof importedPayment>;
export type ImportedPayments = z.infer<typeof importedPayments>;
export type ImportedRecord = z.infer<typeof importedRecord>;
export type ImportedWallet = z.infer<typeof importedWallet>;
