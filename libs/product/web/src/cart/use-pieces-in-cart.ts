import { useSession } from '@caravan/auth/api';
import { useGetCartPiecesQuery, useGuestLines } from '@caravan/cart-orders/api/cart';
import type { Goods, GoodsSku } from '@caravan/goods/contract';

/** How many pieces of the chosen variant are in the cart already, of the account or of the visitor's browser. */
export const usePiecesInCart = (goods: Goods, sku: GoodsSku | undefined, isChosen: boolean): number => {
  const { isLogin, user } = useSession();
  const kept = useGuestLines();
  const isInCart = isChosen && (user?.cart_count ?? 0) > 0;
  const query = { snapshot_id: goods.snapshot_id, ...(sku ? { sku_id: sku.id } : {}) };
  const { currentData } = useGetCartPiecesQuery({ query }, { skip: !isInCart });
  if (!isChosen) return 0;
  if (isLogin) return currentData?.pieces ?? 0;
  return kept
    .filter(({ url, line }) => url === goods.url && (line.sku_id ?? null) === (sku?.id ?? null))
    .reduce((pieces, { line }) => pieces + line.quantity, 0);
};
