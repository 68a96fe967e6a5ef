import { useTranslation } from 'react-i18next';
import { waitsForShopper } from '@caravan/cart-orders/contract';
import { numberFact, textFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { Disclosure, Image, Money } from '@caravan/ui-kit';
import { useLazySlot } from '@caravan/web-core';
import { AskFee } from '../components/questions/ask-fee.tsx';
import { AskLine } from '../components/questions/ask-line.tsx';
import { Waiting } from '../components/questions/waiting.tsx';
import { CancelOrder } from '../components/order-steps/order-steps.tsx';
import { OrderPanel } from './order-panel.tsx';

const Picture = () => useTranslation('cart-orders-console').t('queues.picture');
const Shop = () => useTranslation('cart-orders-console').t('orders.shop');
const Pieces = () => useTranslation('cart-orders-console').t('queues.bought');
const Listed = () => useTranslation('cart-orders-console').t('lines.listed');

const PictureCell = ({ task }: { task: QueueTask }) => {
  const src = textFact(task, 'image');
  return src ? <Image src={src} alt="" size="40" /> : null;
};
const PiecesCell = ({ task }: { task: QueueTask }) => {
  const { t } = useTranslation('cart-orders-console');
  return t('queues.of', { bought: numberFact(task, 'bought') ?? 0, pieces: numberFact(task, 'pieces') ?? 0 });
};

/** The goods to buy, the fee that the shop does not state, and the way out. */
const Panel = ({ task, onDone }: QueuePanelProps) => {
  const { t } = useTranslation('cart-orders-console');
  const BuyForm = useLazySlot('buyForm');
  return (
    <OrderPanel number={task.ref}>
      {(order) => (
        <>
          {waitsForShopper(order) ? <Waiting order={order} /> : null}
          {BuyForm ? (
            <BuyForm order={order} onBought={({ status }) => (status === 'processing' ? onDone() : undefined)} />
          ) : null}
          {order.domestic_shipping_stated || waitsForShopper(order) ? null : (
            <Disclosure summary={t('fee.title')}>
              <AskFee order={order} />
            </Disclosure>
          )}
          {waitsForShopper(order) ? null : (
            <Disclosure summary={t('ask.title')}>
              <AskLine order={order} />
            </Disclosure>
          )}
          <Disclosure summary={t('steps.cancelTitle')}>
            <CancelOrder order={order} onDone={onDone} />
          </Disclosure>
        </>
      )}
    </OrderPanel>
  );
};

/** Paid orders that wait for a buyer. */
export const view: QueueView = {
  columns: [
    { key: 'picture', Header: Picture, Cell: PictureCell },
    { key: 'shop', Header: Shop, Cell: ({ task }) => textFact(task, 'shop') ?? '–' },
    { key: 'pieces', Header: Pieces, Cell: PiecesCell, numeric: true },
    {
      key: 'listed',
      Header: Listed,
      Cell: ({ task }) => <Money fen={numberFact(task, 'listed_fen') ?? 0} />,
      numeric: true,
    },
  ],
  Panel,
  tags: ['staff-order'],
};
