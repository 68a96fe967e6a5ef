import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAcceptPriceChangeMutation,
  useApproveRefundMutation,
  useRejectRefundMutation,
  useStaffCancelOrderMutation,
} from '@caravan/cart-orders/api/staff';
import { isToCome, waitsForShopper, type OrderDecision, type StaffOrder } from '@caravan/cart-orders/contract';
import { useStaffMe } from '@caravan/console-core';
import { holdsRole, type StaffRole } from '@caravan/kernel';
import { Disclosure, Money, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { useIdempotencyKey, useLazySlot, useSearchParams } from '@caravan/web-core';
import { goodsOnShelf } from '../../lib/goods-on-shelf.ts';
import { AskFee } from '../questions/ask-fee.tsx';
import { AskGoods } from '../questions/ask-goods.tsx';
import { AskLine } from '../questions/ask-line.tsx';
import { DropPieces } from '../questions/drop-pieces.tsx';
import { Waiting } from '../questions/waiting.tsx';
import { NoteForm } from './note-form.tsx';
import { PriceChanges } from './price-changes.tsx';

interface StepProps {
  order: StaffOrder;
}

export const CancelOrder = ({ order, onDone }: StepProps & { onDone?: () => void }) => {
  const { t } = useTranslation('cart-orders-console');
  const [cancel] = useStaffCancelOrderMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const send = async (body: OrderDecision) => {
    const result = await cancel({ params: { number: order.number }, body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      onDone?.();
    }
    return result;
  };
  return (
    <NoteForm
      label={t('steps.cancel')}
      hint={t('steps.shopperReads')}
      submitLabel={t('steps.cancel')}
      danger
      onSubmit={send}
    />
  );
};

/** Accepts the prices of the shopper; the other decision is beside it. */
export const AcceptPrice = ({ order, onDone, beside }: StepProps & { onDone?: () => void; beside?: ReactNode }) => {
  const { t } = useTranslation('cart-orders-console');
  const [accept] = useAcceptPriceChangeMutation();
  const send = async (body: OrderDecision) => {
    const result = await accept({ params: { number: order.number }, body });
    if (result.data) onDone?.();
    return result;
  };
  return (
    <NoteForm
      label={t('steps.acceptPrice')}
      hint={t('steps.shopperReads')}
      submitLabel={t('steps.acceptPrice')}
      beside={beside}
      onSubmit={send}
    />
  );
};

export const DecideRefund = ({ order, onDone }: StepProps & { onDone?: () => void }) => {
  const { t } = useTranslation('cart-orders-console');
  const [approve] = useApproveRefundMutation();
  const [reject] = useRejectRefundMutation();
  const params = { number: order.number };
  const decide = (call: typeof approve | typeof reject) => async (body: OrderDecision) => {
    const result = await call({ params, body });
    if (result.data) onDone?.();
    return result;
  };
  return (
    <Stack gap="4">
      <Row gap="2" wrap>
        <Text>{order.refund?.reason}</Text>
        <Money fen={order.refund?.amount_fen ?? 0} strong />
      </Row>
      <NoteForm
        label={t('steps.approve')}
        hint={t('steps.shopperReads')}
        submitLabel={t('steps.approve')}
        onSubmit={decide(approve)}
      />
      <Disclosure summary={t('steps.reject')}>
        <NoteForm
          label={t('steps.reject')}
          hint={t('steps.shopperReads')}
          submitLabel={t('steps.reject')}
          danger
          onSubmit={decide(reject)}
        />
      </Disclosure>
    </Stack>
  );
};

const isCancellable = ({ status, lines }: StaffOrder): boolean =>
  (status === 'pending_payment' || status === 'paid' || status === 'processing') &&
  lines.every(({ received_quantity: received }) => received === 0);

const isGoing = ({ status }: StaffOrder): boolean => status === 'paid' || status === 'processing';

const asksFee = (order: StaffOrder): boolean =>
  order.status === 'paid' && !order.domestic_shipping_stated && !waitsForShopper(order);

/** Whether the shopper can be asked about goods that are still to come. */
const asksLines = (order: StaffOrder): boolean =>
  isGoing(order) && !waitsForShopper(order) && order.lines.some(isToCome);

/** Whether the shopper can be asked about goods that arrived. */
const asksGoods = (order: StaffOrder): boolean =>
  (isGoing(order) || order.status === 'in_stock') && !waitsForShopper(order) && goodsOnShelf(order).length > 0;

/** The steps that the member of staff may take now, the decision first. */
export const OrderSteps = ({ order }: StepProps) => {
  const { t } = useTranslation('cart-orders-console');
  const held = useStaffMe()?.roles ?? [];
  const may = (...roles: StaffRole[]): boolean => holdsRole(held, roles);
  const [search] = useSearchParams();
  const asked = search.get('ask');
  const BuyForm = useLazySlot('buyForm');
  const isReviewed = order.price_review !== 'waiting';
  return (
    <>
      {may('buyer', 'service') && !isReviewed && (order.status === 'paid' || order.status === 'pending_payment') ? (
        <Panel title={t('steps.reviewTitle')} text={t('steps.reviewLead')}>
          <PriceChanges order={order} />
          <AcceptPrice order={order} />
        </Panel>
      ) : null}
      {may('buyer', 'service') && asksFee(order) ? (
        <Panel title={t('fee.title')} text={t('fee.lead')}>
          <AskFee order={order} />
        </Panel>
      ) : null}
      {may('buyer', 'service') && waitsForShopper(order) ? (
        <Panel title={t('question.title')}>
          <Waiting order={order} />
        </Panel>
      ) : null}
      {may('buyer') && order.status === 'paid' && isReviewed ? (
        <Panel title={t('buy.title')} text={t('buy.lead')}>
          {BuyForm ? <BuyForm order={order} /> : null}
        </Panel>
      ) : null}
      {may('finance') && order.status === 'refund_processing' ? (
        <Panel title={t('steps.refundTitle')}>
          <DecideRefund order={order} />
        </Panel>
      ) : null}
      {may('buyer', 'service', 'receiver') && asksLines(order) ? (
        <Disclosure summary={t('ask.title')}>
          <AskLine order={order} />
        </Disclosure>
      ) : null}
      {may('buyer', 'service', 'receiver') && asksGoods(order) ? (
        <Disclosure summary={t('askGoods.title')} open={asked !== null}>
          <AskGoods order={order} chosen={asked} />
        </Disclosure>
      ) : null}
      {may('buyer', 'service') && asksLines(order) ? (
        <Disclosure summary={t('drop.title')}>
          <DropPieces order={order} />
        </Disclosure>
      ) : null}
      {may('buyer', 'service') && isCancellable(order) ? (
        <Disclosure summary={t('steps.cancelTitle')}>
          <CancelOrder order={order} />
        </Disclosure>
      ) : null}
    </>
  );
};
