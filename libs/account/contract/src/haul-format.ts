/** The name of the format of a shopper's portable archive. */
export const haulFormat = 'caravan.haul';
/** The version of the format that this program writes and reads. */
export const haulVersion = 1;

/** The files of rows, in the order of the archive. */
export const haulParts = ['orders', 'goods', 'packages', 'payments', 'wallet'] as const;
export type HaulPart = (typeof haulParts)[number];
