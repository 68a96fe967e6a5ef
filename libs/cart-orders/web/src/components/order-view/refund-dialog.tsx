import { useTranslation } from 'react-i18next';
import { useRequestRefundMutation } from '@caravan/cart-orders/api';
import { orderReasons, type Order, type RefundRequest } from '@caravan/cart-orders/contract';
import { DescriptionList, Money, RadioGroup, Stack, Text, TextArea } from '@caravan/ui-kit';
import { LocalTime, useIdempotencyKey, useToast } from '@caravan/web-core';
import { FormDialog, useContractForm, useDrafts } from '@caravan/web-core/forms';
import { refundDraft } from './refund-draft.ts';

const maxReason = 500;

export interface RefundDialogProps {
  order: Order;
  onClose: () => void;
  /** Called when the server refuses, because the page shows outdated data. */
  onOutdated: () => void;
}

/** Requests a refund: the reason, the destination, and the exact amounts. */
export const RefundDialog = ({ order, onClose, onOutdated }: RefundDialogProps) => {
  const { t } = useTranslation('cart-orders');
  const toast = useToast();
  const drafts = useDrafts();
  const [request] = useRequestRefundMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useContractForm<{ reason: string; destination: string }, RefundRequest>({
    schema: async () => (await import('@caravan/cart-orders/contract/orders')).refundRequest,
    defaultValues: { reason: '', destination: 'balance' },
    reasons: orderReasons,
    draftKey: refundDraft(order),
  });

  const send = async (wish: RefundRequest) => {
    // A draft may still name the card after the choice has gone.
    const body = order.refund_to_card ? wish : { ...wish, destination: 'balance' as const };
    const result = await request({ params: { number: order.number }, body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('refund.dialog.sent'));
      onClose();
    } else onOutdated();
    return result;
  };
  const cancel = () => {
    drafts.clear(refundDraft(order));
    onClose();
  };

  const refundParts = [
    { key: 'refundable', term: t('refund.dialog.refundable'), value: <Money fen={order.refundable_fen} strong /> },
    ...(order.photo_fen > 0
      ? [{ key: 'photos', term: t('refund.dialog.photos'), value: <Money fen={order.photo_fen} tone="muted" /> }]
      : []),
  ];
  const destinations = (['balance', 'card'] as const).map((value) => ({
    value,
    label: t(`refund.dialog.${value}`),
    hint: t(`refund.dialog.${value}Hint`),
  }));
  return (
    <FormDialog
      onClose={cancel}
      title={t('refund.dialog.title')}
      closesBeside={false}
      cancel={t('refund.dialog.cancel')}
      submit={t('refund.dialog.send')}
      busy={form.busy}
      onSubmit={form.submit(send)}
    >
      <Stack gap="6">
        {order.refundable_until ? (
          <Text size="sm" tone="muted">
            <LocalTime at={order.refundable_until} text={(until) => t('refund.dialog.deadline', { until })} />
          </Text>
        ) : null}
        <section aria-label={t('refund.dialog.comesBack')}>
          <DescriptionList items={refundParts} look="totals" />
          {order.service_fee_fen ? (
            <Text size="sm" tone="muted">
              {t('serviceFee.back')}
            </Text>
          ) : null}
        </section>
        <TextArea
          {...form.field('reason')}
          required
          label={t('refund.dialog.reason')}
          maxLength={maxReason}
          counterText={(used, max) => t('checkout.counter', { used, max })}
          rows={3}
        />
        {order.refund_to_card ? (
          <RadioGroup {...form.field('destination')} label={t('refund.dialog.destination')} options={destinations} />
        ) : (
          <Text size="sm">{t('refund.dialog.toBalance')}</Text>
        )}
      </Stack>
    </FormDialog>
  );
};
