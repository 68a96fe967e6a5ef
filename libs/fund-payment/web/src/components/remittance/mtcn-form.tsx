import { submitRemittance, type Payment, type Remittance, type RemittanceForm } from '@caravan/fund-payment/contract';
import { Banner, Button, Grid, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { endpointFor, RetryButton, useCountryOptions, useTexts } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { remittanceReasons, remittanceSchema } from '../../lib/remittance-form.ts';
import { useCurrencies } from '../../lib/use-currencies.ts';

const schema = async () => remittanceSchema((await import('@caravan/fund-payment/contract/schema')).remittance);

export interface MtcnFormProps {
  payment: Payment;
  /** What stands in the fields at first. */
  values: RemittanceForm;
  /** It has arrived. */
  onDone?: () => void;
}

/** The control number and what stands on the receipt; all of it is kept until it has arrived. */
export const MtcnForm = ({ payment, values, onDone }: MtcnFormProps) => {
  const t = useTexts('fund-payment');
  const [submit] = endpointFor(submitRemittance).useMutation();
  const countries = useCountryOptions();
  const currencies = useCurrencies(values.currency);
  const form = useContractForm<RemittanceForm, Remittance>({
    schema,
    defaultValues: values,
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
        <TextField {...form.field('mtcn')} label={t('westpay.form.mtcn')} hint={t('westpay.form.mtcnHint')} inputMode="numeric" autoComplete="off" numeric />
        <TextField {...form.field('sender_name')} label={t('westpay.form.sender')} hint={t('westpay.form.senderHint')} autoComplete="name" />
        {countries.failed ? (
          <Banner
            tone="danger"
            action={<RetryButton size="sm" onRetry={countries.retry} />}
          >
            {t('westpay.form.failedCountries')}
          </Banner>
        ) : null}
        <SelectField
          {...form.field('sender_country')}
          key={countries.options.length}
          label={t('westpay.form.country')}
          placeholder={t('westpay.form.choose')}
          options={countries.options}
          autoComplete="country"
        />
        <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
          <TextField {...form.field('amount')} label={t('westpay.form.amount')} inputMode="decimal" autoComplete="off" numeric />
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
