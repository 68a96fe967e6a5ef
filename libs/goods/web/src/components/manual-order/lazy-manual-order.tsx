import { lazyPart } from '@caravan/web-core';
import { ProductSkeleton } from '../product-skeleton/product-skeleton.tsx';

/** The manual purchase order in a file of its own: forms are heavy, and most links lead to a product. */
export const LazyManualOrder = lazyPart(async () => (await import('./manual-order.tsx')).ManualOrder, <ProductSkeleton />);
