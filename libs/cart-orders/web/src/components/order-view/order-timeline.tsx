import type { Order } from '@caravan/cart-orders/contract';
import { Card, Heading, Stack, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { routeOf, type RouteStop } from '../../lib/order-route.ts';
import { useMoment } from '../../lib/use-moment.ts';

/** Where an order has been, where it is, and where it goes; local time with Beijing's beside it. */
export const OrderTimeline = ({ order }: { order: Order }) => {
  const t = useTexts('cart-orders');
  const moment = useMoment();

  const nodeOf = ({ key, state, name, past }: RouteStop): TimelineNode => {
    const title = t(`event.${name}`);
    if (!past) return { key, state, title };
    const { local, beijing } = moment(past.at);
    const text = [t(`by.${past.by}`), past.note].filter(Boolean).join(' · ');
    return { key, state, title, text, time: { iso: past.at, local, beijing } };
  };

  const stateTexts = { done: t('order.done'), current: t('order.current'), next: t('order.upcoming'), stopped: t('order.stopped') };
  return (
    <Card as="section">
      <Stack gap="4">
        <Heading level={2} size="md">
          {t('order.route')}
        </Heading>
        <Timeline label={t('order.route')} nodes={routeOf(order).map(nodeOf)} stateTexts={stateTexts} />
      </Stack>
    </Card>
  );
};
