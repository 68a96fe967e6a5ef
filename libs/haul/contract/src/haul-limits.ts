import type { HaulPart } from '@caravan/account/contract';

export { haulFormat, haulParts, haulVersion, type HaulPart } from '@caravan/account/contract';

/** Bytes of an archive that can be imported; a larger one can be downloaded without photos. */
export const maxArchiveBytes = 38 * 1024 * 1024;
/** Bytes of all files of an archive after unpacking. */
export const maxUnpackedBytes = 120 * 1024 * 1024;
/** Bytes of all rows after unpacking. Of these, an importing process has several copies in memory. */
export const maxDataBytes = 32 * 1024 * 1024;
/** Bytes of one row. */
export const maxRowBytes = 64 * 1024;
/** Goods of one order. */
export const maxOrderGoods = 500;
/** Files of an archive, photos included. */
export const maxArchiveFiles = 2_000;
/** Rows of one file. */
export const maxRows = 20_000;
/** Imported archives of a shopper. */
export const maxImports = 5;
/** Items on one page of an imported archive. */
export const maxImportedPageSize = 20;

/** The parts that a page of an imported archive lists; goods are shown with their orders. */
export const shownParts = ['orders', 'packages', 'payments', 'wallet'] as const;
export type ShownPart = (typeof shownParts)[number];

/** The file of a part. */
export const partFile = (part: HaulPart): string => `data/${part}.jsonl`;
/** The file that names all others. */
export const manifestFile = 'manifest.json';
/** The folder of photos; the rows name them without folder and ending. */
export const photoFolder = 'photos';
