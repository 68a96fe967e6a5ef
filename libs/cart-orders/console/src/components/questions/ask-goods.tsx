import { useTranslation } from 'react-i18next';
import { useAskQuestionMutation } from '@caravan/cart-orders/api/staff';
import { type GoodsQuestion, orderReasons, rejectionReasons, type StaffOrder } from '@caravan/cart-orders/contract';
import { Button, RadioGroup, Row, SelectField, Stack, Text, TextArea } from '@caravan/ui-kit';
import { useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { goodsOnShelf } from '../../lib/goods-on-shelf.ts';

const maxNote = 500;

/** As typed; a reason is chosen before it is sent. */
interface Fields {
  item_id: string;
  reason: string;
  text: string;
}

export interface AskGoodsProps {
  order: StaffOrder;
  /** The id of the goods that a link named; they may be gone. */
  chosen: string | null;
}

/** Asks the shopper whether to keep goods that arrived, or to return them to their seller. */
export const AskGoods = ({ order, chosen }: AskGoodsProps) => {
  const { t } = useTranslation('cart-orders-console');
  const toast = useToast();
  const [ask] = useAskQuestionMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const goods = goodsOnShelf(order);
  const first = goods.find(({ id }) => id === chosen) ?? goods[0];
  const form = useContractForm<Fields, GoodsQuestion>({
    schema: async () => (await import('@caravan/cart-orders/contract/orders')).goodsQuestionForm,
    defaultValues: { item_id: first?.id ?? '', reason: 'quality', text: '' },
    reasons: orderReasons,
  });
  const send = async (body: GoodsQuestion) => {
    const result = await ask({ params: { number: order.number }, body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('ask.done'));
    }
    return result;
  };
  return (
    <form noValidate aria-label={t('askGoods.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <Text size="sm" tone="muted">
          {t('askGoods.lead')}
        </Text>
        <RadioGroup
          {...form.field('item_id')}
          label={t('ask.line')}
          options={goods.map(({ id, name, quantity }) => ({
            value: id,
            label: name,
            hint: t('askGoods.pieces', { count: quantity }),
          }))}
        />
        <SelectField
          {...form.field('reason')}
          label={t('ask.kind')}
          options={rejectionReasons.map((value) => ({ value, label: t(`askGoods.reason.${value}`) }))}
        />
        <TextArea
          {...form.field('text')}
          required
          label={t('askGoods.text')}
          hint={t('steps.shopperReads')}
          maxLength={maxNote}
          rows={2}
        />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('ask.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
