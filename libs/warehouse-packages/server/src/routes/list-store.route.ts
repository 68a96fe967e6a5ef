import { route } from '@caravan/server-core';
import { listStoreSchema } from '@caravan/warehouse-packages/contract/schema';
import { lookOf } from '../look.ts';
import { presentItem } from '../present-item.ts';
import { listShelf } from '../use-cases/list-shelf.ts';
import type { PackageContext } from '../use-cases/package-context.ts';

export const listStoreRoute = (context: PackageContext) =>
  route(listStoreSchema, async ({ session, query, language }) => {
    const found = await listShelf(context, session.userId, query);
    const look = lookOf(context, language);
    return { ...found, items: found.items.map((item) => presentItem(item, look)) };
  });
