import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@caravan/cart-orders/contract';
import { Timeline } from '@caravan/ui-kit';
import { useMoment } from '@caravan/web-core';

/** The events of an order, oldest first. */
export const OrderHistory = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('cart-orders-console');
  const moment = useMoment();
  const last = order.timeline.length - 1;
  return (
    <Timeline
      label={t('order.history')}
      stateTexts={{ done: t('history.done'), current: t('history.current'), next: '', stopped: '' }}
      nodes={order.timeline.map(({ event, at, by, note }, index) => ({
        key: `${event} ${at} ${index}`,
        state: index === last ? 'current' : 'done',
        title: t('history.by', { event: t(`event.${event}`), by: t(`actor.${by}`) }),
        text: note,
        time: { iso: at, text: moment(at) },
      }))}
    />
  );
};
