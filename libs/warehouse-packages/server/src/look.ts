import type { Language } from '@caravan/kernel';
import { signedAddress } from './domain/picture-files.ts';
import { signPicture, type SignedPicture } from './domain/signed-links.ts';
import type { PackageContext } from './use-cases/package-context.ts';

/** Who looks, and when: what a presenter needs beside the thing itself. */
export interface Look {
  language: Language;
  now: Date;
  /** An address under which a private picture is seen for a day; only for the eyes of its owner and of staff. */
  link: (picture: SignedPicture) => string;
}

export const lookOf = ({ clock, pictureKey }: Pick<PackageContext, 'clock' | 'pictureKey'>, language: Language): Look => {
  const now = clock();
  const key = pictureKey();
  return { language, now, link: (picture) => signedAddress(signPicture(key, picture, now)) };
};
