import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersApi } from '@caravan/cart-orders/api';
import { type OrderSummary } from '@caravan/cart-orders/contract';
import { cartOrdersPaths } from '@caravan/routes';
import { Heading, Page as Column, Row, Stack } from '@caravan/ui-kit';
import { loadPage, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { CancelDialog } from '../../components/cancel-dialog/cancel-dialog.tsx';
import { OrderSearch } from '../../components/order-list/order-search.tsx';
import { OrdersContent } from '../../components/order-list/orders-content.tsx';
import { PayBar } from '../../components/order-list/pay-bar.tsx';
import { StatusTabs } from '../../components/order-list/status-tabs.tsx';
import { ordersQueryOf } from '../../lib/orders-query.ts';
import { useChosenOrders } from '../../lib/use-chosen-orders.ts';
import { useOrders } from '../../lib/use-orders.ts';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, ordersApi.endpoints.listOrders.initiate({ query: ordersQueryOf(context.url.searchParams) }));

export const meta = ({ t }: PageContext<'cart-orders'>): PageMeta => ({
  title: t('orders.title'),
  description: t('orders.description'),
  canonical: cartOrdersPaths.orders.href(),
});

export const Page = () => {
  const { t } = useTranslation('cart-orders');
  const [search] = useSearchParams();
  const query = ordersQueryOf(search);
  const { orders, counts, failed, retry } = useOrders(query);
  const { chosen, choose, clear } = useChosenOrders(orders?.items ?? []);
  const [cancelling, setCancelling] = useState<OrderSummary>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Column>
        <Stack gap="4">
          <Row gap="4" align="end" justify="between" wrap>
            <Heading level={1} ref={heading} tabIndex={-1}>
              {t('orders.title')}
            </Heading>
            <OrderSearch key={query.q} query={query} />
          </Row>
          <StatusTabs query={query} counts={counts} />
          <OrdersContent
            query={query}
            orders={orders}
            failed={failed}
            retry={retry}
            chosen={chosen}
            choose={choose}
            onCancel={setCancelling}
          />
        </Stack>
      </Column>
      <PayBar orders={chosen} onClear={clear} />
      <CancelDialog
        order={cancelling}
        onClose={() => setCancelling(undefined)}
        // The order may leave the list, and the focused element with it.
        onCancelled={() => heading.current?.focus()}
        onOutdated={retry}
      />
    </>
  );
};
