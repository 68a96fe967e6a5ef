import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { summaryOf, type Order } from '@caravan/cart-orders/contract';
import { cartOrdersPaths, receiptsPaths } from '@caravan/routes';
import { Breadcrumbs, DetailPage, Link, OffPaper, Panel, Row } from '@caravan/ui-kit';
import { LocalTime, RouteCard } from '@caravan/web-core';
import { feeNoteOf, totalsOf } from '../../lib/order-fee.ts';
import { routeOf } from '../../lib/order-route.ts';
import { CancelDialog } from '../cancel-dialog/cancel-dialog.tsx';
import { Fees } from '../fees/fees.tsx';
import { OrderNumber } from '../order-number/order-number.tsx';
import { OrderContact } from './order-contact.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderRefund } from './order-refund.tsx';
import { OrderSteps } from './order-steps.tsx';

/** The past, current and coming stops of an order. */
const OrderTimeline = ({ order }: { order: Order }) => {
  const { t } = useTranslation('cart-orders');
  return <RouteCard title={t('order.route')} stops={routeOf(order)} nameOf={(name) => t(`event.${name}`)} />;
};

export interface OrderViewProps {
  order: Order;
  /** Reads the order again after the server refused because of outdated data. */
  onOutdated: () => void;
}

/** An order: next step, goods, progress, fees and refund. */
export const OrderView = ({ order, onOutdated }: OrderViewProps) => {
  const { t } = useTranslation('cart-orders');
  const [cancelling, setCancelling] = useState(false);
  const summary = summaryOf(order);
  const crumbs = [{ label: t('orders.title'), to: cartOrdersPaths.orders.href() }, { label: order.number }];
  return (
    <>
      <DetailPage
        crumbs={<Breadcrumbs label={t('order.place')} crumbs={crumbs} />}
        title={<OrderNumber order={summary} level={1} />}
        text={<LocalTime at={order.created_at} text={(at) => t('orders.placed', { at })} />}
        printLabel={t('order.print')}
        main={
          <>
            <OrderLines order={order} />
            <OrderTimeline order={order} />
          </>
        }
        side={
          <>
            <Panel title={t('order.totals')} gap="3">
              <Fees
                totals={{ ...totalsOf(summary), domestic_shipping_stated: order.domestic_shipping_stated }}
                discount={{ code: order.coupon_code ?? '', discount_fen: order.discount_fen }}
                serviceFee={order.service_fee}
                refunded_fen={order.refunded_fen}
                unpaidExtra={order.extra}
                note={feeNoteOf(order)}
              />
              <OffPaper>
                <Row gap="4" wrap>
                  <Link to={receiptsPaths.receipt.href({ order: order.number })}>{t('order.receipt')}</Link>
                  <Link to={cartOrdersPaths.orderTerms.href({ number: order.number })}>{t('terms.link')}</Link>
                </Row>
              </OffPaper>
            </Panel>
            <OrderRefund order={order} onOutdated={onOutdated} />
            <OrderContact order={order} />
          </>
        }
      >
        <OrderSteps order={order} summary={summary} onCancel={() => setCancelling(true)} onOutdated={onOutdated} />
      </DetailPage>
      <CancelDialog
        order={cancelling ? order : undefined}
        onClose={() => setCancelling(false)}
        onCancelled={() => undefined}
        onOutdated={onOutdated}
      />
    </>
  );
};
