import { useTranslation } from 'react-i18next';
import { questionKinds, type QuestionKind } from '@caravan/cart-orders/contract';
import { numberFact, textFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { Waiting } from '../components/questions/waiting.tsx';
import { OrderPanel } from './order-panel.tsx';

const Kind = () => useTranslation('cart-orders-console').t('ask.kind');
const Shop = () => useTranslation('cart-orders-console').t('orders.shop');
const Options = () => useTranslation('cart-orders-console').t('ask.options');

const isKind = (value: string | undefined): value is QuestionKind => questionKinds.some((kind) => kind === value);

const KindCell = ({ task }: { task: QueueTask }) => {
  const { t } = useTranslation('cart-orders-console');
  const kind = textFact(task, 'question');
  return isKind(kind) ? t(`question.${kind}`) : '–';
};

const Panel = ({ task, onDone }: QueuePanelProps) => (
  <OrderPanel number={task.ref}>{(order) => <Waiting order={order} onDone={onDone} />}</OrderPanel>
);

/** Questions that shoppers have not answered yet. */
export const view: QueueView = {
  columns: [
    { key: 'kind', Header: Kind, Cell: KindCell },
    { key: 'shop', Header: Shop, Cell: ({ task }) => textFact(task, 'shop') ?? '–' },
    { key: 'options', Header: Options, Cell: ({ task }) => numberFact(task, 'options') ?? 0, numeric: true },
  ],
  Panel,
  tags: ['staff-order'],
};
