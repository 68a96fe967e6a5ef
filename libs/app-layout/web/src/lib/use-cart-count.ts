import { useSession } from '@caravan/auth/api';
import { useGuestLines } from '@caravan/cart-orders/api/guest-cart';

/** The number of lines in the cart: that of the account, or that of a visitor's browser. */
export const useCartCount = (): number => {
  const { isLogin, user } = useSession();
  const kept = useGuestLines();
  return isLogin ? (user?.cart_count ?? 0) : kept.length;
};
