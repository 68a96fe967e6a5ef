import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '@caravan/account/api';
import { restrictions } from '@caravan/shipping/contract';
import type { ShippingCheckProps } from '@caravan/goods/api';
import { Banner, Button, Checkbox, Fieldset, Grid, Stack, TextField } from '@caravan/ui-kit';
import { RetryButton, useFormats } from '@caravan/web-core';
import { ComboboxField } from '@caravan/web-core/forms';
import { useShippingCheck } from '../../lib/use-shipping-check.ts';
import { CheckResults, CheckSummary } from './check-results.tsx';

export interface CheckFormProps extends ShippingCheckProps {
  /** The country that is known; empty if it is asked. */
  country: string;
  /** A country that was asked, to keep it. */
  onCountry: (country: string) => void;
}

/** Country, weight and kinds of goods, filled in as far as they are known, and what the methods say. */
export const ShippingCheck = (props: CheckFormProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { list } = useFormats();
  const { form, guessed, answer, submit } = useShippingCheck(props);
  const { options, failed, retry } = useCountryOptions(props.country);
  const { control, field, register } = form;
  const kinds = guessed.map((kind) => t(`restriction.${kind}`));
  return (
    <Stack gap="4">
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          {failed ? (
            <Banner tone="danger" live="alert" action={<RetryButton size="sm" onRetry={retry} />}>
              {t('address.failed')}
            </Banner>
          ) : null}
          <ComboboxField
            control={control}
            name={register('country').name}
            label={t('address.country')}
            placeholder={t('address.choose')}
            options={options}
            autoComplete="shipping country"
          />
          <TextField
            {...field('weight_g')}
            label={t('check.weight')}
            hint={t(props.weight_g === null ? 'check.weightAsked' : 'check.weightStated')}
            suffix="kg"
            inputMode="decimal"
            autoComplete="off"
            numeric
          />
          <Fieldset
            legend={t('check.kinds')}
            hint={kinds.length > 0 ? t('check.guessed', { kinds: list(kinds) }) : t('check.notGuessed')}
          >
            <Grid columns={2} gap="2">
              {restrictions.map((kind) => (
                <Checkbox key={kind} {...register('restrictions')} value={kind} label={t(`restriction.${kind}`)} />
              ))}
            </Grid>
          </Fieldset>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {t('check.submit')}
          </Button>
        </Stack>
      </form>
      <div role="status">{answer ? <CheckSummary answer={answer} /> : null}</div>
      {answer ? <CheckResults answer={answer} /> : null}
    </Stack>
  );
};
