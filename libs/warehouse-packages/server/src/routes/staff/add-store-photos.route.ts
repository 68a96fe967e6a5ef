import { route } from '@caravan/server-core';
import { addStorePhotosSchema } from '@caravan/warehouse-packages/contract/staff';
import { lookOf } from '../../look.ts';
import { presentItem } from '../../present-item.ts';
import { addPhotos } from '../../use-cases/add-photos.ts';
import type { PackageContext } from '../../use-cases/package-context.ts';
import { staffCallOf } from './staff-call-of.ts';

export const addStorePhotosRoute = (context: PackageContext) =>
  route(addStorePhotosSchema, async (call) => {
    const item = await addPhotos(context, staffCallOf(call), call.params.item_id, call.body.photos);
    return presentItem(item, lookOf(context, call.language));
  });
