const reasons: ReadonlySet<string | undefined> = new Set(['item_taken', 'item_disposed', 'not_packable', 'not_found']);

/** Whether a call was refused because of its goods: they cannot be packed any more, so the page shows outdated data. */
export const isGoodsRefusal = (reason: string | undefined): boolean => reasons.has(reason);
