import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@caravan/cart-orders/contract';
import { useCreatePurchaseMutation } from '@caravan/procurement/api';
import { procurementReasons, type NewPurchase, type NewPurchaseForm } from '@caravan/procurement/contract';
import { Banner, Button, Checkbox, Grid, Row, Stack, Stepper, TextField } from '@caravan/ui-kit';
import { reasonOf, useIdempotencyKey, useToast } from '@caravan/web-core';
import { Controller, useContractForm } from '@caravan/web-core/forms';
import { useState } from 'react';
import { toBuy } from '../../lib/to-buy.ts';

export interface BuyFormProps {
  order: StaffOrder;
  onBought?: (order: StaffOrder) => void;
}

/** Records what was bought at the shop: all that is left, unless the buyer says otherwise. */
export const BuyForm = ({ order, onBought }: BuyFormProps) => {
  const { t } = useTranslation('cart-orders-console');
  const toast = useToast();
  const [isKnown, setKnown] = useState(false);
  const [create] = useCreatePurchaseMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const open = order.lines.filter((line) => toBuy(line) > 0);
  const form = useContractForm<NewPurchaseForm, NewPurchase>({
    schema: async () => (await import('@caravan/procurement/contract/schema')).newPurchaseForm,
    defaultValues: {
      supplier_order_no: '',
      account: '',
      paid: '',
      expected_on: '',
      pieces: Object.fromEntries(open.map((line) => [line.id, toBuy(line)])),
      shared: false,
    },
    reasons: procurementReasons,
  });
  const send = async (body: NewPurchase) => {
    const result = await create({ params: { number: order.number }, body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('buy.done'));
      onBought?.(result.data);
    } else setKnown(reasonOf(result.error) === 'supplier_number_known');
    return result;
  };
  return (
    <form noValidate aria-label={t('buy.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        {open.map((line) => (
          <Controller
            key={line.id}
            control={form.control}
            name={`pieces.${line.id}`}
            render={({ field: { value, onChange } }) => (
              <Stepper
                label={line.spec ? t('buy.pieces', { name: line.name, spec: line.spec }) : line.name}
                value={value}
                min={0}
                max={toBuy(line)}
                decreaseLabel={t('buy.fewer')}
                increaseLabel={t('buy.more')}
                onChange={onChange}
              />
            )}
          />
        ))}
        <Grid columns={{ base: 1, md: 2 }} gap="4">
          <TextField {...form.field('supplier_order_no')} label={t('purchases.number')} required autoComplete="off" />
          <TextField {...form.field('account')} label={t('purchases.account')} required />
          <TextField
            {...form.field('paid')}
            label={t('purchases.paid')}
            hint={t('buy.paidHint')}
            prefix="¥"
            inputMode="decimal"
            numeric
            required
            autoComplete="off"
          />
          <TextField {...form.field('expected_on')} type="date" label={t('buy.expected')} />
        </Grid>
        {isKnown ? (
          <Banner tone="warning" live="alert">
            {t('buy.known')}
          </Banner>
        ) : null}
        {isKnown ? <Checkbox {...form.field('shared')} label={t('buy.shared')} /> : null}
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('buy.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
