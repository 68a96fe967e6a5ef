import {
  addFavouriteContract,
  addRecentLinkContract,
  clearRecentLinksContract,
  listSavedContract,
  removeFavouritesContract,
} from '@caravan/goods/contract/schema';
import { route, type Route } from '@caravan/server-core';
import { deleteSaved, savedOfUser } from './saved-goods.repo.ts';
import { addFavourite, addRecentLink, listSaved, type SavedContext } from './save-goods.ts';

/** A shopper's favourites and recent links; every query names the shopper, so nobody reaches those of another. */
export const savedRoutes = (context: SavedContext): Route[] => [
  route(listSavedContract, ({ session }) => listSaved(context, session.userId)),

  route(addFavouriteContract, ({ session, body }) => addFavourite(context, session.userId, body.snapshot_id)),

  route(removeFavouritesContract, async ({ session, body }) => {
    await deleteSaved(context.db, session.userId, 'favourite', body.ids);
    const left = await savedOfUser(context.db, session.userId);
    return { count: left.filter(({ kind }) => kind === 'favourite').length };
  }),

  route(addRecentLinkContract, async ({ session, body }) => {
    await addRecentLink(context, session.userId, body.snapshot_id);
    return null;
  }),

  route(clearRecentLinksContract, async ({ session }) => {
    await deleteSaved(context.db, session.userId, 'recent');
    return null;
  }),
];
