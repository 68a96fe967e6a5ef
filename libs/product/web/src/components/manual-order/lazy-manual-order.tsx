import { lazyPart } from '@caravan/web-core';
import { ProductSkeleton } from '../product-skeleton/product-skeleton.tsx';

/** The manual order form in a separate chunk: forms are large, and most links lead to a product. */
export const LazyManualOrder = lazyPart(
  async () => (await import('./manual-order.tsx')).ManualOrder,
  <ProductSkeleton />,
);
