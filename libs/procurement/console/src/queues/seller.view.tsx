import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textFact, textsFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { cartOrdersConsolePaths } from '@caravan/routes/console';
import { Badge, Button, DescriptionList, Link, Row, Stack } from '@caravan/ui-kit';
import { ParcelForm } from '../components/purchase-dialog/parcel-form.tsx';

const Number = () => useTranslation('procurement-console').t('purchase.number');
const Account = () => useTranslation('procurement-console').t('purchase.account');
const Tracking = () => useTranslation('procurement-console').t('parcel.tracking');

const TrackingCell = ({ task }: { task: QueueTask }) => {
  const { t } = useTranslation('procurement-console');
  return (
    <Row gap="2" wrap>
      {textFact(task, 'tracking_number') ?? t('queues.noTracking')}
      {task.facts['short'] === true ? <Badge tone="warning">{t('queues.short')}</Badge> : null}
    </Row>
  );
};

/** The shop still owes a tracking number, or goods. */
const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('procurement-console');
  const [isOpen, setOpen] = useState(false);
  const number = textFact(task, 'supplier_order_no') ?? '';
  return (
    <Stack gap="4">
      <DescriptionList
        items={[
          { key: 'number', term: t('purchase.number'), value: number },
          { key: 'account', term: t('purchase.account'), value: textFact(task, 'account') ?? '–' },
          {
            key: 'tracking',
            term: t('parcel.tracking'),
            value: textFact(task, 'tracking_number') ?? t('queues.noTracking'),
          },
          {
            key: 'orders',
            term: t('purchases.orders'),
            value: (
              <Row gap="2" wrap>
                {textsFact(task, 'orders').map((order) => (
                  <Link key={order} to={cartOrdersConsolePaths.order.href({ number: order })}>
                    {order}
                  </Link>
                ))}
              </Row>
            ),
          },
        ]}
      />
      <Row>
        <Button onClick={() => setOpen(true)}>{t('purchases.addParcel')}</Button>
      </Row>
      {isOpen ? (
        <ParcelForm purchase={{ id: task.ref, supplier_order_no: number }} onClose={() => setOpen(false)} />
      ) : null}
    </Stack>
  );
};

/** Purchases whose goods have not arrived. */
export const view: QueueView = {
  columns: [
    { key: 'number', Header: Number, Cell: ({ task }) => textFact(task, 'supplier_order_no') ?? '–' },
    { key: 'account', Header: Account, Cell: ({ task }) => textFact(task, 'account') ?? '–' },
    { key: 'tracking', Header: Tracking, Cell: TrackingCell },
  ],
  Panel,
};
