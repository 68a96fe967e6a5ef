import type { HaulRows } from '@caravan/haul/contract';

/** A feature's rows of a shopper's archive, oldest first. */
export type HaulSource<Part extends keyof HaulRows> = { [P in Part]: (userId: string) => Promise<HaulRows[P]> };

/** All rows of an archive. */
export type HaulSources = HaulSource<keyof HaulRows>;

/** The bytes of a photo that goods or packages name; undefined if they are missing. */
export type HaulPhotos = (photoId: string) => Promise<Uint8Array | undefined>;
