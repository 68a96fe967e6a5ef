import { useTranslation } from 'react-i18next';
import { useUpdateExchangeRatesMutation } from '@caravan/content/api/staff';
import { contentReasons, type NewExchangeRates, type StaffExchangeRates } from '@caravan/content/contract';
import { Button, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import { useFormats, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

export interface RateFormProps {
  rate: StaffExchangeRates[number];
  onDone: () => void;
}

/** Rates have the days of UTC, as those of the rate source. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** By how much a typed rate differs from the stored one; nothing while the text is no rate. */
const Difference = ({ before, typed }: { before: string; typed: string }) => {
  const { t } = useTranslation('content-console');
  const { number } = useFormats();
  const change = Number(typed) / Number(before) - 1;
  if (typed.trim() === '' || !Number.isFinite(change)) return null;
  return (
    <Text size="sm" tone="muted" role="status">
      {t('rates.change', {
        before,
        change: number(change, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
      })}
    </Text>
  );
};

/** Sets the rate of a currency by hand. */
export const RateForm = ({ rate: { currency, per_euro: before }, onDone }: RateFormProps) => {
  const { t } = useTranslation('content-console');
  const toast = useToast();
  const [update] = useUpdateExchangeRatesMutation();
  const form = useContractForm<NewExchangeRates, NewExchangeRates>({
    schema: async () => (await import('@caravan/content/contract/staff')).newExchangeRates,
    defaultValues: { as_of: today(), per_euro: { [currency]: before } },
    reasons: contentReasons,
  });
  const send = async (body: NewExchangeRates) => {
    const result = await update({ body });
    if (result.data) {
      toast.show(t('saved'));
      onDone();
    }
    return result;
  };
  const field = `per_euro.${currency}` as const;
  return (
    <form method="post" noValidate aria-label={t('rates.form')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <TextField
          {...form.field(field)}
          label={t('rates.perEuro')}
          hint={t('rates.perEuroHint')}
          suffix={currency}
          inputMode="decimal"
          autoComplete="off"
          numeric
        />
        <Difference before={before} typed={form.watch(field) ?? ''} />
        <TextField {...form.field('as_of')} type="date" label={t('rates.day')} hint={t('rates.dayHint')} />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
