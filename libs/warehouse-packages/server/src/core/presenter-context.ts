import type { Language } from '@caravan/kernel';
import { signedAddress } from '../photos/picture-files.ts';
import { signPicture, type SignedPicture } from '../photos/signed-links.ts';
import { signNumber } from '../tracking/tracking-link.ts';
import type { PackageContext } from './package-context.ts';

/** The language and the time for presenters. */
export interface PresenterContext {
  language: Language;
  now: Date;
  /** A signed URL for a private picture, valid for a day; only for its owner and staff. */
  link: (picture: SignedPicture) => string;
  /** The token of a package's public tracking page. */
  trackingToken: (number: string) => string;
}

export const presenterContext = (
  { clock, pictureKey, trackingKey }: Pick<PackageContext, 'clock' | 'pictureKey' | 'trackingKey'>,
  language: Language,
): PresenterContext => {
  const now = clock();
  return {
    language,
    now,
    link: (picture) => signedAddress(signPicture(pictureKey, picture, now)),
    trackingToken: (number) => signNumber(trackingKey, number),
  };
};
