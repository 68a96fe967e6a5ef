import { createHash } from 'node:crypto';
import type { SnapshotLine } from '@caravan/goods/port';
import type { StoredManual } from './cart-line.table.ts';

const digest = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Identifies a product in one variant, regardless of the snapshot: adding it again tomorrow adds to the same line. */
export const keyOfSnapshot = ({
  platform,
  itemId,
  url,
  skuId,
}: Pick<SnapshotLine, 'platform' | 'itemId' | 'url' | 'skuId'>): string =>
  digest(['product', platform, itemId ?? url, skuId]);

/** Goods described by hand are the same if all their texts and prices are. */
export const keyOfManual = (manual: StoredManual): string =>
  digest([
    'manual',
    manual.url,
    manual.name,
    manual.description ?? '',
    manual.spec,
    manual.shop_name ?? '',
    manual.unit_price_fen,
    manual.domestic_shipping_fen,
    manual.image ?? '',
    ...(manual.offer_id === undefined ? [] : [manual.offer_id]),
  ]);
