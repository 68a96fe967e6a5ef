import {
  fail,
  maxFavourites,
  maxRecent,
  type Platform,
  type SavedGoods,
  type SavedLists,
} from '@caravan/goods/contract';
import { newId } from '@caravan/kernel';
import { type Core, holdAccount, type PersonalData } from '@caravan/server-core';
import { findSnapshots } from '../snapshots/goods-snapshot.repo.ts';
import {
  countSaved,
  eraseSaved,
  findSaved,
  lockSaved,
  putSaved,
  savedOfUser,
  trimSaved,
  type SavedKind,
  type SavedRow,
} from './saved-goods.repo.ts';
import type { ImagePath } from '../look-ups/present-goods.ts';

export interface SavedContext extends Pick<Core, 'db' | 'clock' | 'transaction'> {
  imagePath: ImagePath;
}

const present = (
  { id, url, platform, title, shopName, image, priceFen, savedAt }: SavedRow,
  imagePath: ImagePath,
): SavedGoods => ({
  id,
  url,
  platform: platform as Platform,
  title,
  shop_name: shopName,
  image: imagePath(image),
  price_fen: priceFen,
  saved_at: savedAt.toISOString(),
});

/** A row from the server's own snapshot; nothing in it comes from the shopper's browser. */
const rowOf = async (context: SavedContext, userId: string, kind: SavedKind, snapshotId: string): Promise<SavedRow> => {
  const [snapshot] = await findSnapshots(context.db, [snapshotId]);
  if (!snapshot) throw fail('not_found');
  const { content, platform } = snapshot;
  return {
    id: newId(),
    userId,
    kind,
    url: content.url,
    platform,
    title: content.title,
    shopName: content.shopName,
    image: content.images[0] ?? null,
    priceFen: content.priceFen,
    savedAt: context.clock(),
  };
};

/** Keeps a product as a favourite. One that is kept already stays as it is. */
export const addFavourite = async (context: SavedContext, userId: string, snapshotId: string): Promise<SavedGoods> => {
  const row = await rowOf(context, userId, 'favourite', snapshotId);
  const kept = await context.transaction(async (tx) => {
    await holdAccount(tx, userId);
    await lockSaved(tx, userId);
    const same = await findSaved(tx, row);
    if (same) return same;
    if ((await countSaved(tx, userId, 'favourite')) >= maxFavourites)
      throw fail('favourites_full', { max: maxFavourites });
    await putSaved(tx, row);
    return row;
  });
  return present(kept, context.imagePath);
};

/** Notes a product that the shopper looked up. The oldest makes room. */
export const addRecentLink = async (context: SavedContext, userId: string, snapshotId: string): Promise<void> => {
  const row = await rowOf(context, userId, 'recent', snapshotId);
  await context.transaction(async (tx) => {
    await holdAccount(tx, userId);
    await lockSaved(tx, userId);
    await putSaved(tx, row);
    await trimSaved(tx, userId, 'recent', maxRecent);
  });
};

export const listSaved = async ({ db, imagePath }: SavedContext, userId: string): Promise<SavedLists> => {
  const rows = await savedOfUser(db, userId);
  const shown = (kind: SavedKind) => rows.filter((row) => row.kind === kind).map((row) => present(row, imagePath));
  return { favourites: shown('favourite'), recent: shown('recent') };
};

/** The lists of products of a person. */
export const goodsPersonalData = (context: SavedContext): PersonalData => ({
  section: 'saved_goods',
  collect: (userId) => listSaved(context, userId),
  obstacles: () => Promise.resolve([]),
  erase: eraseSaved,
});
