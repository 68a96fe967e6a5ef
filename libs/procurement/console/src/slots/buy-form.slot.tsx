import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuyFormProps } from '@caravan/cart-orders/api/staff';
import { toBuy, waitsForShopper, type StaffOrder } from '@caravan/cart-orders/contract';
import { PieceStepper } from '@caravan/console-core';
import { useCreatePurchaseMutation } from '@caravan/procurement/api';
import { procurementReasons, type NewPurchase, type NewPurchaseForm } from '@caravan/procurement/contract';
import { Banner, Button, Checkbox, Grid, Row, Stack, TextField } from '@caravan/ui-kit';
import { reasonOf, useIdempotencyKey, useToast } from '@caravan/web-core';
import { Controller, useContractForm, useWatch } from '@caravan/web-core/forms';
import { BuyFigures } from '../components/buy-figures/buy-figures.tsx';
import { keepAccount, lastAccount } from '../lib/last-account.ts';

const emptyForm = (order: StaffOrder): NewPurchaseForm => ({
  supplier_order_no: '',
  account: lastAccount(),
  paid: '',
  expected_on: '',
  pieces: Object.fromEntries(order.lines.filter((line) => toBuy(line) > 0).map((line) => [line.id, toBuy(line)])),
  shared: false,
});

/** Records what was bought at the shop: all that is left, unless the buyer says otherwise. */
export const Slot = ({ order, onBought }: BuyFormProps) => {
  const { t } = useTranslation('procurement-console');
  const toast = useToast();
  const [isKnown, setKnown] = useState(false);
  const [create] = useCreatePurchaseMutation();
  const { keyFor, settle } = useIdempotencyKey();
  // The form stays, because a colleague may ask the shopper while it is filled in.
  const isWaiting = waitsForShopper(order);
  const open = order.lines.filter((line) => toBuy(line) > 0);
  const form = useContractForm<NewPurchaseForm, NewPurchase>({
    schema: async () => (await import('@caravan/procurement/contract/schema')).newPurchaseForm,
    defaultValues: emptyForm(order),
    // Others may buy some of the pieces meanwhile.
    values: emptyForm(order),
    reasons: procurementReasons,
  });
  const { getValues, setValue } = form;
  useEffect(() => {
    for (const line of order.lines) {
      const field = `pieces.${line.id}` as const;
      if ((getValues(field) ?? 0) > toBuy(line)) setValue(field, toBuy(line));
    }
  }, [order.lines, getValues, setValue]);
  const send = async (body: NewPurchase) => {
    const result = await create({ params: { number: order.number }, body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      keepAccount(body.account);
      form.reset(emptyForm(result.data));
      setKnown(false);
      toast.show(t('buy.done'));
      onBought?.(result.data);
    } else setKnown(reasonOf(result.error) === 'supplier_number_known');
    return result;
  };
  const [pieces, paid] = useWatch({ control: form.control, name: ['pieces', 'paid'] });
  return (
    <form noValidate aria-label={t('buy.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        {open.map((line) => (
          <Controller
            key={line.id}
            control={form.control}
            name={`pieces.${line.id}`}
            render={({ field: { value, onChange } }) => (
              <PieceStepper line={line} value={value} max={toBuy(line)} onChange={onChange} />
            )}
          />
        ))}
        <Grid columns={{ base: 1, md: 2 }} gap="4">
          <TextField {...form.field('supplier_order_no')} label={t('purchase.number')} required autoComplete="off" />
          <TextField {...form.field('account')} label={t('purchase.account')} required />
          <TextField
            {...form.field('paid')}
            label={t('purchase.paid')}
            hint={t('buy.paidHint')}
            prefix="¥"
            inputMode="decimal"
            numeric
            required
            autoComplete="off"
          />
          <TextField {...form.field('expected_on')} type="date" label={t('purchase.expected')} />
        </Grid>
        <BuyFigures order={order} pieces={pieces} paid={paid} />
        {isWaiting ? <Banner live="status">{t('buy.waits')}</Banner> : null}
        {isKnown ? (
          <Banner tone="warning" live="alert">
            {t('buy.known')}
          </Banner>
        ) : null}
        {isKnown ? <Checkbox {...form.field('shared')} label={t('buy.shared')} /> : null}
        <Row>
          <Button type="submit" busy={form.busy} disabled={isWaiting}>
            {t('buy.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
