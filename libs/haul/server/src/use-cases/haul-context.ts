import { archiveSourcesPort } from '@caravan/account/port';
import { type Core, type fairQueue, shopPort, type Used } from '@caravan/server-core';

/** The ports of other features that the archive calls. */
export const haulNeeds = {
  sources: archiveSourcesPort,
  /** The shop's name as its visitors read it. */
  shop: shopPort,
};
export type HaulDependencies = Used<typeof haulNeeds>;

export interface HaulContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'files' | 'pictures' | 'jobs'>, HaulDependencies {
  publicUrl: string;
  /** Signs the addresses of photos. */
  photoKey: Buffer;
  /** The places in which archives are read. */
  importing: Pick<ReturnType<typeof fairQueue>, 'enter'>;
}
