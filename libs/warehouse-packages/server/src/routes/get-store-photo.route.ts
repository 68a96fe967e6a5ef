import { route, sendPicture } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import { getStorePhotoSchema } from '@caravan/warehouse-packages/contract/schema';
import { pictureFile } from '../domain/picture-files.ts';
import { openPicture } from '../domain/signed-links.ts';
import type { PackageContext } from '../use-cases/package-context.ts';

export const getStorePhotoRoute = ({ files, clock, pictureKey }: PackageContext) =>
  route(getStorePhotoSchema, async ({ params, reply }) => {
    const now = clock();
    const opened = openPicture(pictureKey(), params.token, now);
    const bytes = opened && (await files.get(pictureFile(opened.kind, opened.id)));
    if (!bytes) throw fail('not_found');
    const seconds = Math.floor((opened.endsAt.getTime() - now.getTime()) / 1000);
    return sendPicture(reply, bytes, `private, max-age=${seconds}, immutable`);
  });
