import { fail } from '@caravan/goods/contract';
import { getImageSchema } from '@caravan/goods/contract/schema';
import { route, sendPicture } from '@caravan/server-core';
import { readImageToken } from '../domain/image-token.ts';
import type { ShowImage } from '../use-cases/show-image.ts';

const defaultWidth = 960;

/** A week: a shop that changes a picture gives it another address. */
const cacheControl = 'public, max-age=604800';

export const getImageRoute = (showImage: ShowImage, key: () => Buffer) =>
  route(getImageSchema, async ({ params, query, reply }) => {
    const url = readImageToken(params.token, key());
    const bytes = url && (await showImage(url, query.w ?? defaultWidth));
    if (!bytes) throw fail('not_found');
    return sendPicture(reply, bytes, cacheControl);
  });
