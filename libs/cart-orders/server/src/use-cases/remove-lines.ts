import { fail } from '@caravan/cart-orders/contract';
import { countLines, lockCart, lockLines, markRemoved } from '../db/cart.repo.ts';
import { releasePictures } from '../db/picture.repo.ts';
import { pictureIdOf } from '../domain/picture-address.ts';
import type { CartContext } from './cart-context.ts';

/** Takes lines out of a cart, all or none, and counts what is left. A line that was taken out before may be named again; a stranger's may not. */
export const removeLines = ({ transaction, clock }: CartContext, userId: string, ids: readonly string[]): Promise<number> =>
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
