import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '@caravan/account/api';
import type { LeadForm, NewLead } from '@caravan/logistics/contract';
import { Banner, Button, Grid, TextArea, TextField } from '@caravan/ui-kit';
import { ComboboxField, type ContractForm } from '@caravan/web-core/forms';

const maxMessage = 2000;

/** The contact and the subject of the enquiry. */
export const LeadFields = ({ form }: { form: ContractForm<LeadForm, NewLead> }) => {
  const { t } = useTranslation('logistics');
  const countries = useCountryOptions();
  return (
    <>
      <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
        <TextField {...form.field('name')} required label={t('enquiry.name')} autoComplete="name" maxLength={100} />
        <TextField
          {...form.field('company')}
          required
          label={t('enquiry.company')}
          autoComplete="organization"
          maxLength={150}
        />
        <TextField
          {...form.field('email')}
          required
          type="email"
          inputMode="email"
          label={t('enquiry.email')}
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...form.field('phone')}
          required
          type="tel"
          inputMode="tel"
          label={t('enquiry.phone')}
          autoComplete="tel"
          maxLength={30}
        />
      </Grid>
      {countries.failed ? (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="sm" onClick={countries.retry}>
              {t('enquiry.again')}
            </Button>
          }
        >
          {t('enquiry.failedCountries')}
        </Banner>
      ) : null}
      <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
        <ComboboxField
          control={form.control}
          name={form.register('country').name}
          required
          label={t('enquiry.country')}
          placeholder={t('enquiry.choose')}
          options={countries.options}
          autoComplete="country"
        />
        <TextField
          {...form.field('monthly_parcels')}
          required
          inputMode="numeric"
          numeric
          label={t('enquiry.parcels')}
          autoComplete="off"
          maxLength={8}
        />
      </Grid>
      <TextArea
        {...form.field('message')}
        required
        label={t('enquiry.message')}
        maxLength={maxMessage}
        rows={4}
        counterText={(used, max) => t('enquiry.counter', { used, max })}
      />
    </>
  );
};
