import { route, sendSignedPicture, type Route } from '@caravan/server-core';
import {
  decidePhotosContract,
  getStorePhotoContract,
  listOrderPhotosContract,
  listStoreContract,
} from '@caravan/warehouse-packages/contract/schema';
import { pictureFile } from '../photos/picture-files.ts';
import { openPicture } from '../photos/signed-links.ts';
import { presenterContext } from '../core/presenter-context.ts';
import { presentItem, presentLinePhotos } from './present-item.ts';
import { decidePhotos } from '../photos/decide-photos.ts';
import { listOrderItems, listWarehouse } from './list-warehouse.ts';
import type { PackageContext } from '../core/package-context.ts';

/** A shopper's items in the warehouse. */
export const storeRoutes = (context: PackageContext): Route[] => [
  route(listStoreContract, async ({ session, query, language }) => {
    const found = await listWarehouse(context, session.userId, query);
    const presenter = presenterContext(context, language);
    return { ...found, items: found.items.map((item) => presentItem(item, presenter)) };
  }),

  route(listOrderPhotosContract, async ({ session, query, language }) => {
    const found = await listOrderItems(context, session.userId, query);
    const presenter = presenterContext(context, language);
    return found.map((item) => presentLinePhotos(item, presenter));
  }),

  route(decidePhotosContract, async ({ session, params, body, language }) => {
    const item = await context.transaction((tx) => decidePhotos(tx, context, session.userId, params.item_id, body));
    return presentItem(item, presenterContext(context, language));
  }),

  route(getStorePhotoContract, async ({ params, reply }) => {
    const opened = openPicture(context.pictureKey, params.token, context.clock());
    const bytes = opened && (await context.files.get(pictureFile(opened.kind, opened.id)));
    // Mails show the small copy of a photo.
    return sendSignedPicture(reply, bytes, { inMails: opened?.kind === 'thumb' });
  }),
];
