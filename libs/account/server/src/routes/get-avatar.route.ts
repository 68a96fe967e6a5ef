import { fail } from '@caravan/account/contract';
import { getAvatarSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import { avatarFile } from '../domain/avatar-address.ts';
import type { AccountContext } from '../use-cases/account-context.ts';

/** The bytes never change, but only browsers of who was told the address are to keep them; were they ever taken for a page, they could do nothing. */
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

export const getAvatarRoute = ({ files }: AccountContext) =>
  route(getAvatarSchema, async ({ params, reply }) => {
    const bytes = await files.get(avatarFile(params.id));
    if (!bytes) throw fail('not_found');
    return reply.headers(headers).send(Buffer.from(bytes));
  });
