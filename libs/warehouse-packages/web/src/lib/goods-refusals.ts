const reasons: ReadonlySet<string | undefined> = new Set([
  'item_taken',
  'item_disposed',
  'items_searched',
  'not_packable',
  'goods_apart',
  'not_found',
]);

/** Whether a call was refused because of its goods: they cannot be packed any more, so the page shows outdated data. */
export const isGoodsRefusal = (reason: string | undefined): boolean => reasons.has(reason);

/** Whether a call was refused because the price of a packing rehearsal does not count for it. */
export const isRehearsalRefusal = (reason: string | undefined): boolean => reason?.startsWith('rehearsal_') ?? false;
