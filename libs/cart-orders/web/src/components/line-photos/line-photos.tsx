import { useHydrated } from '@caravan/ui-kit';
import type { LinePhotosProps } from '@caravan/cart-orders/api';
import { useLazySlot } from '@caravan/web-core';

/** The warehouse's photos of a line that has arrived, or of one item of it. They load after the page. */
export const LinePhotos = (props: LinePhotosProps) => {
  const Photos = useLazySlot('linePhotos');
  const isHydrated = useHydrated();
  return isHydrated && Photos ? <Photos {...props} /> : null;
};
