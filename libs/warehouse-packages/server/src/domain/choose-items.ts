/** The part of an item that says whether it can be packed. */
export interface ShelfPlace {
  packageNumber: string | null;
  releasedAt: Date | null;
}

/** Why these items cannot be packed together now; null where they can. */
export const objectionToPacking = (items: readonly ShelfPlace[]): 'item_taken' | 'not_packable' | null => {
  if (items.some(({ packageNumber }) => packageNumber !== null)) return 'item_taken';
  return items.some(({ releasedAt }) => releasedAt === null) ? 'not_packable' : null;
};
