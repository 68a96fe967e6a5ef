import { fail, maxSitePictureBytes } from '@caravan/content/contract';
import { newId } from '@caravan/kernel';
import { reEncodePicture, type Core } from '@caravan/server-core';

const folder = 'site-pictures';
const address = `/v1/site_pictures/`;

/** The path of a picture of the website. */
export const sitePicturePath = (id: string): string => address + id;

/** The id in such a path; undefined for a path of another kind, such as that of the logo that ships with the product. */
export const sitePictureIdOf = (path: string): string | undefined =>
  path.startsWith(address) ? path.slice(address.length) : undefined;

/** The file of a picture of the website. */
export const sitePictureFile = (id: string): string => `${folder}/${id}.webp`;

/**
 * Stores a picture that staff uploaded and returns its id. It has no row until something shows it: the sweep of files
 * deletes it after a day.
 */
export const keepSitePicture = async (
  { files, pictures }: Pick<Core, 'files' | 'pictures'>,
  userId: string,
  file: File,
): Promise<string> => {
  if (file.size > maxSitePictureBytes) throw fail('picture_too_large');
  const bytes = await reEncodePicture(pictures, new Uint8Array(await file.arrayBuffer()), {
    refuse: (fault) => fail(fault),
    caller: userId,
  });
  const id = newId();
  await files.put(sitePictureFile(id), bytes);
  return id;
};

/** Fails with `picture_unknown` if one of these pictures is no longer stored; otherwise the sweep spares all for a day. */
export const requirePictures = async (
  { files, clock }: Pick<Core, 'files' | 'clock'>,
  ids: readonly string[],
): Promise<void> => {
  for (const key of ids.map(sitePictureFile)) {
    await files.touch(key, clock());
    if (!(await files.has(key))) throw fail('picture_unknown');
  }
};
