import { fail } from '@caravan/cart-orders/contract';
import { lockCart, lockLines, markRemoved } from './cart.repo.ts';
import { countLines } from './cart-reads.repo.ts';
import { releasePictures } from '../pictures/picture.repo.ts';
import { pictureIdOf } from '../pictures/picture-address.ts';
import type { CartContext } from '../work/order-context.ts';

/**
 * Removes lines from a cart, all or none, and returns the number of lines left. A line may be removed again, but a line
 * of another user is not found.
 */
export const removeLines = (
  { transaction, clock }: CartContext,
  userId: string,
  ids: readonly string[],
): Promise<number> =>
  transaction(async (tx) => {
    const wanted = [...new Set(ids)];
    await lockCart(tx, userId);
    const lines = await lockLines(tx, userId, wanted);
    if (lines.length !== wanted.length) throw fail('not_found');

    const now = clock();
    await markRemoved(tx, wanted, now);
    const pictures = lines.flatMap(({ manual }) => (manual?.image === undefined ? [] : [pictureIdOf(manual.image)]));
    if (pictures.length) await releasePictures(tx, pictures, userId, now);
    return countLines(tx, userId);
  });
