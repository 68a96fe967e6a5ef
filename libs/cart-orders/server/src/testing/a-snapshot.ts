import type { SnapshotLine } from '@caravan/goods/port';

/** A product in the form that goods returns. */
export const aSnapshot = (over: Partial<SnapshotLine> = {}): SnapshotLine => ({
  snapshotId: 'snapshot-1',
  skuId: null,
  platform: 'taobao',
  itemId: '674029285425',
  url: 'https://item.taobao.com/item.htm?id=674029285425',
  name: '帆布托特包',
  description: 'Heavy canvas',
  shopName: '山野帆布行',
  specLabels: [],
  image: null,
  unitPriceFen: 6_800,
  tiers: [],
  domesticShippingFen: 800,
  domesticShippingStated: true,
  weightG: null,
  availability: 'in_stock',
  stock: null,
  fetchedAt: new Date('2026-11-20T08:00:00Z'),
  ...over,
});
