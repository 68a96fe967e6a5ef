import { fail } from '@caravan/kernel';
import type { FastifyReply } from 'fastify';

/** For a picture that never changes and whose URL only its owner knows: only the browser may cache it. */
export const keptByBrowser = 'private, max-age=31536000, immutable';

/** True for a WebP of exactly the length in its header, so a truncated file is detected. */
export const isWholeWebp = (bytes: Uint8Array): boolean => {
  if (bytes.byteLength < 20) return false;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    file.toString('latin1', 0, 4) === 'RIFF' &&
    file.toString('latin1', 8, 12) === 'WEBP' &&
    file.readUInt32LE(4) + 8 === file.byteLength
  );
};

/** Whether mails show a picture too. */
interface PictureUse {
  inMails?: boolean;
}

/**
 * Answers with one of our WebP pictures, or 404 `not_found` if it is missing or damaged. The headers prevent that a
 * browser runs its bytes as a page and, except for pictures in mails, that other sites show it.
 */
export const sendPicture = (
  reply: FastifyReply,
  bytes: Uint8Array | undefined,
  cacheControl: string,
  { inMails = false }: PictureUse = {},
): FastifyReply => {
  if (!bytes || !isWholeWebp(bytes)) throw fail('not_found');
  return reply
    .headers({
      'content-type': 'image/webp',
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // A mail program on the web is another site.
      'cross-origin-resource-policy': inMails ? 'cross-origin' : 'same-origin',
    })
    .send(Buffer.from(bytes));
};

/**
 * Answers with a picture that its signed address alone opens: no cache stores it, and no other site receives the address
 * (specification 22.15). Without bytes it answers as `sendPicture` does.
 */
export const sendSignedPicture = (
  reply: FastifyReply,
  bytes: Uint8Array | undefined,
  use: PictureUse = {},
): FastifyReply => sendPicture(reply.header('referrer-policy', 'no-referrer'), bytes, 'private, no-store', use);
