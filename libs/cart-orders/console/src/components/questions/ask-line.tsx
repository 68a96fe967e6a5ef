import { useTranslation } from 'react-i18next';
import { useAskQuestionMutation } from '@caravan/cart-orders/api/staff';
import {
  isToCome,
  lineQuestionKinds,
  orderReasons,
  toBuy,
  type LineQuestionForm,
  type NewQuestion,
  type StaffOrder,
} from '@caravan/cart-orders/contract';
import { Button, Checkbox, Fieldset, Grid, Row, SelectField, Stack, Text, TextArea, TextField } from '@caravan/ui-kit';
import { useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

const maxNote = 500;

const emptyForm = (lineId: string): LineQuestionForm => ({
  kind: 'out_of_stock',
  line_id: lineId,
  text: '',
  wait: true,
  cancel: false,
  amount: '',
  goods: '',
  goods_spec: '',
  goods_url: '',
  goods_price: '',
});

const useLineForm = (lineId: string) =>
  useContractForm<LineQuestionForm, NewQuestion>({
    schema: async () => (await import('@caravan/cart-orders/contract/orders')).lineQuestionForm,
    defaultValues: emptyForm(lineId),
    reasons: orderReasons,
  });

/** While the goods are not bought, the shopper can choose to pay more, or other goods. */
const PricedOptions = ({ form }: { form: ReturnType<typeof useLineForm> }) => {
  const { t } = useTranslation('cart-orders-console');
  const money = { prefix: '¥', inputMode: 'decimal', numeric: true, autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...form.field('amount')} {...money} label={t('ask.amount')} hint={t('ask.amountHint')} />
      <Grid columns={{ base: 1, md: 2 }} gap="4">
        <TextField {...form.field('goods')} label={t('ask.goods')} hint={t('ask.goodsHint')} />
        <TextField {...form.field('goods_spec')} label={t('ask.goodsSpec')} />
        <TextField {...form.field('goods_url')} type="url" label={t('ask.goodsUrl')} />
        <TextField {...form.field('goods_price')} {...money} label={t('ask.goodsPrice')} />
      </Grid>
    </>
  );
};

/** Asks the shopper about a line that cannot be had as it was ordered, with the options and their prices. */
export const AskLine = ({ order }: { order: StaffOrder }) => {
  const { t } = useTranslation('cart-orders-console');
  const toast = useToast();
  const [ask] = useAskQuestionMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const lines = order.lines.filter(isToCome);
  const form = useLineForm(lines[0]?.id ?? '');
  const send = async (body: NewQuestion) => {
    const result = await ask({ params: { number: order.number }, body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('ask.done'));
    }
    return result;
  };
  // Bought goods can only be waited for or refunded.
  const isUnbought = order.status === 'paid' && lines.some((line) => toBuy(line) > 0);
  return (
    <form noValidate aria-label={t('ask.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <Grid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField
            {...form.field('kind')}
            label={t('ask.kind')}
            options={lineQuestionKinds.map((kind) => ({ value: kind, label: t(`question.${kind}`) }))}
          />
          <SelectField
            {...form.field('line_id')}
            label={t('ask.line')}
            options={lines.map(({ id, name, spec }) => ({ value: id, label: spec ? `${name} · ${spec}` : name }))}
          />
        </Grid>
        <TextArea
          {...form.field('text')}
          label={t('steps.note')}
          hint={t('steps.shopperReads')}
          maxLength={maxNote}
          rows={2}
        />
        <Fieldset legend={t('ask.options')}>
          <Stack gap="3">
            <Text size="sm" tone="muted">
              {t('ask.always')}
            </Text>
            <Checkbox {...form.field('wait')} label={t('option.wait')} />
            <Checkbox {...form.field('cancel')} label={t('option.cancel')} />
            {isUnbought ? <PricedOptions form={form} /> : null}
          </Stack>
        </Fieldset>
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('ask.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
