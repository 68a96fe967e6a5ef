import { fail } from '@caravan/account/contract';
import { getAvatarSchema } from '@caravan/account/contract/schema';
import { keptByBrowser, route, sendPicture } from '@caravan/server-core';
import { avatarFile } from '../domain/avatar-address.ts';
import type { AccountContext } from '../use-cases/account-context.ts';

export const getAvatarRoute = ({ files }: AccountContext) =>
  route(getAvatarSchema, async ({ params, reply }) => {
    const bytes = await files.get(avatarFile(params.id));
    if (!bytes) throw fail('not_found');
    return sendPicture(reply, bytes, keptByBrowser);
  });
