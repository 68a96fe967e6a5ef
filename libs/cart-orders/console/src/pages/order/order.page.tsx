import '@caravan/account/api/staff';
import { useTranslation } from 'react-i18next';
import { useGetStaffOrderQuery } from '@caravan/cart-orders/api/staff';
import { DetailSkeleton, Heading, Panel, Row, Stack } from '@caravan/ui-kit';
import { useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { LoadFailed, useLazySlot, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { OrderSteps } from '../../components/order-steps/order-steps.tsx';
import { OrderExtras } from '../../components/order-view/order-extras.tsx';
import { OrderFacts } from '../../components/order-view/order-facts.tsx';
import { OrderHistory } from '../../components/order-view/order-history.tsx';
import { OrderLines } from '../../components/order-view/order-lines.tsx';
import { OrderStatus } from '../../components/order-view/order-status.tsx';
import { OrderTasks } from '../../components/order-view/order-tasks.tsx';

export const meta = ({ t }: PageContext<'cart-orders-console'>): PageMeta => ({ title: t('order.title') });

/** One order: its goods, the next step, what was bought, and its history. */
export const Page = () => {
  const { t } = useTranslation('cart-orders-console');
  const { number = '' } = useParams();
  const { data: order, error, refetch } = useGetStaffOrderQuery({ params: { number } });
  const Purchases = useLazySlot('orderPurchases');
  const Conversations = useLazySlot('conversations');
  const roles = useStaffMe()?.roles ?? [];
  if (error && !order) return <LoadFailed error={error} title={t('order.missing')} onRetry={() => void refetch()} />;
  if (!order) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Row gap="3" wrap>
        <Heading level={1} size="xl">
          {order.number}
        </Heading>
        <OrderStatus status={order.status} />
      </Row>
      <Panel title={t('order.goods')}>
        <OrderLines order={order} />
      </Panel>
      <OrderSteps order={order} />
      {holdsRole(roles, ['buyer', 'receiver', 'service', 'finance', 'auditor']) ? (
        <Panel title={t('order.purchases')}>{Purchases ? <Purchases number={order.number} /> : null}</Panel>
      ) : null}
      {order.extras.length > 0 ? (
        <Panel title={t('extras.title')}>
          <OrderExtras order={order} />
        </Panel>
      ) : null}
      <Panel title={t('order.facts')}>
        <OrderFacts order={order} />
      </Panel>
      {holdsRole(roles, ['buyer', 'receiver', 'packer', 'service', 'finance']) ? (
        <Panel title={t('order.tasks')}>
          <OrderTasks number={order.number} />
        </Panel>
      ) : null}
      {Conversations ? <Conversations about={order.number} /> : null}
      <Panel title={t('order.history')}>
        <OrderHistory order={order} />
      </Panel>
    </Stack>
  );
};
