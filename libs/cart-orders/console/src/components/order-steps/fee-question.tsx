import { useTranslation } from 'react-i18next';
import {
  useAskQuestionMutation,
  useStateNoFeeMutation,
  useWithdrawQuestionMutation,
} from '@caravan/cart-orders/api/staff';
import { orderReasons, type NewQuestion, type StaffOrder } from '@caravan/cart-orders/contract';
import { Button, Money, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import { LocalTime, useIdempotencyKey } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

interface FeeForm {
  amount: string;
}

const AskFee = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('cart-orders-console');
  const [ask] = useAskQuestionMutation();
  const [none, stating] = useStateNoFeeMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useContractForm<FeeForm, NewQuestion>({
    schema: async () => (await import('@caravan/cart-orders/contract/orders')).feeQuestionForm,
    defaultValues: { amount: '' },
    reasons: orderReasons,
  });
  const send = async (body: NewQuestion) => {
    const result = await ask({ params: { number: order.number }, body, idempotencyKey: keyFor(body) });
    if (result.data) settle();
    return result;
  };
  return (
    <form noValidate aria-label={t('fee.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="3">
        <TextField
          {...form.field('amount')}
          label={t('fee.amount')}
          prefix="¥"
          inputMode="decimal"
          numeric
          required
          autoComplete="off"
        />
        <Row gap="2" wrap>
          <Button type="submit" busy={form.busy}>
            {t('fee.ask')}
          </Button>
          <Button
            variant="secondary"
            busy={stating.isLoading}
            onClick={() => void none({ params: { number: order.number }, body: { note: '' } })}
          >
            {t('fee.none')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** Asks the shopper about a fee that the shop does not state, or shows the question that waits. */
export const FeeQuestion = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('cart-orders-console');
  const [withdraw, { isLoading }] = useWithdrawQuestionMutation();
  const { question, extra } = order;
  if (question?.state === 'open') {
    const fee = question.options.find(({ kind }) => kind === 'pay_more')?.amount_fen ?? 0;
    return (
      <Stack gap="3">
        <Text>
          {t('fee.asked')} <Money fen={fee} />
        </Text>
        <Text tone="muted">
          <LocalTime at={question.due_at} text={(until) => t('fee.until', { until })} />
        </Text>
        <Row>
          <Button
            variant="secondary"
            busy={isLoading}
            onClick={() => void withdraw({ params: { id: question.id }, body: { note: '' } })}
          >
            {t('fee.withdraw')}
          </Button>
        </Row>
      </Stack>
    );
  }
  if (extra) {
    return (
      <Text>
        {t('fee.unpaid')} <Money fen={extra.amount_fen} />
      </Text>
    );
  }
  return <AskFee order={order} />;
};
