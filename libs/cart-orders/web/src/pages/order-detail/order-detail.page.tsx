import { useTranslation } from 'react-i18next';
import { ordersApi, useGetOrderQuery } from '@caravan/cart-orders/api';
import { cartOrdersPaths } from '@caravan/routes';
import {
  freshForSeconds,
  loadPage,
  OneThing,
  pageError,
  useSearchParams,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { OrderMissing } from '../../components/order-view/order-missing.tsx';
import { OrderView } from '../../components/order-view/order-view.tsx';
import { orderNumberOf } from '../../lib/addresses-of-pages.ts';

export const loader = async (context: PageContext): Promise<void> => {
  const number = orderNumberOf(context.url.searchParams);
  if (number === undefined) throw pageError(404);
  await loadPage(context, ordersApi.endpoints.getOrder.initiate({ params: { number } }));
};

export const meta = ({ url, t }: PageContext<'cart-orders'>): PageMeta => {
  const number = orderNumberOf(url.searchParams);
  return {
    title: t('order.title', { number }),
    description: t('order.description'),
    canonical: cartOrdersPaths.orderDetail.href({ number }),
  };
};

const NumberedOrder = ({ number }: { number: string }) => {
  const { t } = useTranslation('cart-orders');
  const query = useGetOrderQuery({ params: { number } }, { refetchOnMountOrArgChange: freshForSeconds });
  return (
    <OneThing
      query={query}
      missing={<OrderMissing />}
      loading={t('order.loading')}
      failed={{ title: t('order.failed.title'), text: t('order.failed.text') }}
    >
      {(order, readAgain) => <OrderView order={order} onOutdated={readAgain} />}
    </OneThing>
  );
};

export const Page = () => {
  const [search] = useSearchParams();
  const number = orderNumberOf(search);
  return number === undefined ? <OrderMissing /> : <NumberedOrder key={number} number={number} />;
};
