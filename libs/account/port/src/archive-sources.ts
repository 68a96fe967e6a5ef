import { haulParts } from '@caravan/account/contract';
import type { HaulRows } from '@caravan/account/contract/archive';
import { recordPort } from '@caravan/server-core';

/** All rows of a shopper's archive, each part with the oldest first. Each feature has its own parts. */
export type ArchiveSources = { readonly [Part in keyof HaulRows]: (userId: string) => Promise<HaulRows[Part]> } & {
  /** The bytes of a photo that goods or packages name; undefined if they are missing. */
  readonly photo: (photoId: string) => Promise<Uint8Array | undefined>;
};

export const archiveSourcesPort = recordPort<ArchiveSources>('ArchiveSources', [...haulParts, 'photo']);
