import { cartOrdersPaths, getOrder } from '@caravan/cart-orders/contract';
import { endpointFor, load, pageError, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { LoadFailed } from '../../components/load-failed/load-failed.tsx';
import { OrderMissing } from '../../components/order-view/order-missing.tsx';
import { OrderSkeleton } from '../../components/order-view/order-skeleton.tsx';
import { OrderView } from '../../components/order-view/order-view.tsx';
import { orderNumberOf } from '../../lib/order-number-of.ts';
import { useOrder } from '../../lib/use-order.ts';

/** The server renders the order itself; in the browser the page opens at once and shows its skeleton until it is there. */
export const loader = async ({ store, url }: PageContext): Promise<void> => {
  const number = orderNumberOf(url.searchParams);
  if (number === undefined) throw pageError(404);
  const loading = load(store, endpointFor(getOrder).initiate({ params: { number } }));
  if (typeof document !== 'undefined') return;
  const { error } = await loading;
  if (error?.status === 404) throw pageError(404);
};

export const meta = ({ url, t }: PageContext): PageMeta => {
  const number = orderNumberOf(url.searchParams);
  return { title: t('order.title', { number }), description: t('order.description'), canonical: cartOrdersPaths.orderDetail.href({ number }) };
};

const NumberedOrder = ({ number }: { number: string }) => {
  const { order, missing, failed, retry } = useOrder(number);
  if (missing) return <OrderMissing />;
  if (failed) return <LoadFailed texts="order.failed" onRetry={retry} />;
  return order ? <OrderView order={order} onOutdated={retry} /> : <OrderSkeleton />;
};

export const Page = () => {
  const [search] = useSearchParams();
  const number = orderNumberOf(search);
  return number === undefined ? <OrderMissing /> : <NumberedOrder key={number} number={number} />;
};
