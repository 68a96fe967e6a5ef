import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { getStorePhoto, listOrderPhotos, listStore, quotePackage } from './warehouse-packages.endpoints.ts';
import { orderPhotos, orderPhotosQuery, ownQuotes, quoteRequest, storePage, storeQuery } from './warehouse.schema.ts';
export * from './warehouse.schema.ts';

export const listStoreContract = schemaOf(listStore, { query: storeQuery, data: storePage });
export const listOrderPhotosContract = schemaOf(listOrderPhotos, { query: orderPhotosQuery, data: orderPhotos });
export const getStorePhotoContract = schemaOf(getStorePhoto, {
  params: z.object({ token: z.string().regex(/^[\w.-]{1,300}$/) }),
  data: z.unknown(),
});
export const quotePackageContract = schemaOf(quotePackage, { body: quoteRequest, data: ownQuotes });
