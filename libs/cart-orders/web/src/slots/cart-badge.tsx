import { CountBadge } from '@caravan/ui-kit';
import { useSession } from '@caravan/web-core';

/** Lines in the cart, at the corner of the cart's icon; hidden at zero and for visitors. */
export const Slot = () => {
  const { user } = useSession();
  return <CountBadge count={user?.cart_count ?? 0} />;
};
