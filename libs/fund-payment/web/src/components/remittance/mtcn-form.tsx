import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '@caravan/account/api';
import { useGetConfigurationsQuery } from '@caravan/content/api';
import { useSubmitRemittanceMutation } from '@caravan/fund-payment/api';
import type { Payment, Remittance, RemittanceForm } from '@caravan/fund-payment/contract';
import { languageTable } from '@caravan/kernel';
import { Banner, Button, Grid, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { RetryButton, useLanguage } from '@caravan/web-core';
import { ComboboxField, useContractForm } from '@caravan/web-core/forms';
import { remittanceReasons, remittanceSchema } from '../../lib/remittance-form.ts';

/** The currencies of a remittance, the requested one first. */
const useCurrencies = (asked: string): string[] => {
  const { data } = useGetConfigurationsQuery();
  return [...new Set([asked, ...(data?.currencies ?? [])])];
};

const schema = async () => remittanceSchema((await import('@caravan/fund-payment/contract/schema')).remittance);

export interface MtcnFormProps {
  payment: Payment;
  /** The initial values. */
  values: RemittanceForm;
  /** Called after the server accepted the form. */
  onDone?: () => void;
}

/** The control number and the receipt's details; a draft is kept until the server accepts them. */
export const MtcnForm = ({ payment, values, onDone }: MtcnFormProps) => {
  const { t } = useTranslation('fund-payment');
  const language = useLanguage();
  const [submit] = useSubmitRemittanceMutation();
  const countries = useCountryOptions();
  const currencies = useCurrencies(values.currency);
  const form = useContractForm<RemittanceForm, Remittance>({
    schema,
    defaultValues: { ...values, amount: values.amount.replace('.', languageTable[language].numbers.decimal) },
    reasons: remittanceReasons,
    draftKey: `westpay:${payment.id}`,
  });
  const send = async (body: Remittance) => {
    const result = await submit({ params: { id: payment.id }, body });
    if (result.data) onDone?.();
    return result;
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <TextField
          {...form.field('mtcn')}
          label={t('westpay.form.mtcn')}
          hint={t('westpay.form.mtcnHint')}
          inputMode="numeric"
          autoComplete="off"
          numeric
        />
        <TextField
          {...form.field('sender_name')}
          label={t('westpay.form.sender')}
          hint={t('westpay.form.senderHint')}
          autoComplete="name"
        />
        {countries.failed ? (
          <Banner tone="danger" action={<RetryButton size="sm" onRetry={countries.retry} />}>
            {t('westpay.form.failedCountries')}
          </Banner>
        ) : null}
        <ComboboxField
          control={form.control}
          name={form.register('sender_country').name}
          label={t('westpay.form.country')}
          placeholder={t('westpay.form.choose')}
          options={countries.options}
          autoComplete="country"
        />
        <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
          <TextField
            {...form.field('amount')}
            label={t('westpay.form.amount')}
            inputMode="decimal"
            autoComplete="off"
            numeric
          />
          <SelectField
            {...form.field('currency')}
            label={t('westpay.form.currency')}
            options={currencies.map((code) => ({ value: code, label: code }))}
            autoComplete="off"
          />
        </Grid>
        <Button type="submit" size="lg" busy={form.busy}>
          {t('westpay.form.submit')}
        </Button>
      </Stack>
    </form>
  );
};
