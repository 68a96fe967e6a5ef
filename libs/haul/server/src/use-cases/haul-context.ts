import type { HaulRows } from '@caravan/haul/contract';
import type { Core, fairQueue } from '@caravan/server-core';

/** All rows of a shopper's archive, each part with the oldest first. */
export type HaulSources = { [Part in keyof HaulRows]: (userId: string) => Promise<HaulRows[Part]> };

/** The bytes of a photo that goods or packages name; undefined if they are missing. */
export type HaulPhotos = (photoId: string) => Promise<Uint8Array | undefined>;

/** What the archive needs from other features. */
export interface HaulDependencies {
  sources: () => HaulSources;
  photo: HaulPhotos;
  /** The shop's name as its visitors read it. */
  shopName: () => Promise<string>;
}

export interface HaulContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'files' | 'pictures' | 'jobs'>, HaulDependencies {
  publicUrl: string;
  /** Signs the addresses of photos. */
  photoKey: Buffer;
  /** The places in which archives are read. */
  importing: Pick<ReturnType<typeof fairQueue>, 'enter'>;
}
