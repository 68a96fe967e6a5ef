import type { ParsedNewLine } from '@caravan/cart-orders/contract';
import { addManual } from './add-manual.ts';
import { addProduct } from './add-product.ts';
import type { CartContext } from './cart-context.ts';
import type { CartItem } from './cart-item.ts';

/** Puts a product, or goods described by hand, into a shopper's cart. */
export const addToCart = (context: CartContext, userId: string, wish: ParsedNewLine): Promise<CartItem> => {
  const { snapshot_id: snapshotId, sku_id: skuId = null, manual } = wish;
  if (manual) return addManual(context, userId, manual, wish);
  if (snapshotId === undefined) throw new Error('the contract lets no line without goods through');
  return addProduct(context, userId, { snapshotId, skuId }, wish);
};
