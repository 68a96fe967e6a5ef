import type { HaulPhotos, HaulSources } from '@caravan/haul/port';
import type { Core, fairQueue } from '@caravan/server-core';

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
