import { useTranslation } from 'react-i18next';
import { useAskQuestionMutation, useStateNoFeeMutation } from '@caravan/cart-orders/api/staff';
import { orderReasons, type NewQuestion, type StaffOrder } from '@caravan/cart-orders/contract';
import { Button, Row, Stack, TextField } from '@caravan/ui-kit';
import { useIdempotencyKey } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

interface FeeForm {
  amount: string;
}

/** Asks the shopper about a fee that the shop does not state, or records that there is none. */
export const AskFee = ({ order }: { order: StaffOrder }) => {
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
