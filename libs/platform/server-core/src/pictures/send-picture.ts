import type { FastifyReply } from 'fastify';

/** For a picture whose bytes never change and whose address only its owner knows: other caches than the browser's are not to keep it. */
export const keptByBrowser = 'private, max-age=31536000, immutable';

/** Answers with one of our WebP pictures; were its bytes ever taken for a page, they could do nothing, and no other site may show them. */
export const sendPicture = (reply: FastifyReply, bytes: Uint8Array, cacheControl: string): FastifyReply =>
  reply
    .headers({
      'content-type': 'image/webp',
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(Buffer.from(bytes));
