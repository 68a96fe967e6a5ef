import { imagePrefix } from '@caravan/goods/contract';
import type { GoodsPictures } from '@caravan/goods/port';
import { readImageToken } from '../domain/image-token.ts';
import type { ShowImage } from './show-image.ts';

/** Sharp as a thumbnail on a dense screen; orders show no larger one. */
const copyWidth = 480;

/** The port through which orders copy pictures. */
export const goodsPictures = (running: () => { showImage: ShowImage }, key: () => Buffer): GoodsPictures => ({
  read: async (path) => {
    const url = path.startsWith(imagePrefix) ? readImageToken(path.slice(imagePrefix.length), key()) : null;
    return url === null ? undefined : running().showImage(url, copyWidth);
  },
});
