import { useTranslation } from 'react-i18next';
import { VersionedForm } from '@caravan/console-core';
import { useUpdateCarrierSettingsMutation } from '@caravan/carriers/api';
import {
  carriersReasons,
  labelFormats,
  type CarrierSettings,
  type CarrierSettingsChange,
} from '@caravan/carriers/contract';
import { Grid, SelectField, TextField } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';

const blank: CarrierSettingsChange = {
  name: '',
  street: '',
  street_more: '',
  city: '',
  province: '',
  postcode: '',
  country: 'CN',
  phone: '',
  signer: '',
  label_format: 'png',
};

const fields = [
  ['name', 50, 'organization'],
  ['street', 50, 'address-line1'],
  ['street_more', 50, 'address-line2'],
  ['city', 50, 'address-level2'],
  ['province', 50, 'address-level1'],
  ['postcode', 20, 'postal-code'],
  ['country', 2, 'country'],
  ['phone', 25, 'tel'],
  ['signer', 50, 'name'],
] as const;

export const SenderForm = ({ settings: { settings, version } }: { settings: CarrierSettings }) => {
  const { t } = useTranslation('carriers-console');
  const [update] = useUpdateCarrierSettingsMutation();
  const shown = settings ?? blank;
  const form = useContractForm<CarrierSettingsChange, CarrierSettingsChange>({
    schema: async () => (await import('@caravan/carriers/contract/staff')).carrierSettingsChange,
    defaultValues: shown,
    // The newest version of a colleague replaces the values, unless they were changed here.
    values: shown,
    reasons: carriersReasons,
  });
  return (
    <VersionedForm
      label={t('sender.title')}
      form={form}
      version={version}
      send={(body, seen) => update({ body, ...seen })}
    >
      <Grid columns={{ base: 1, md: 2 }} gap="4">
        {fields.map(([name, maxLength, autoComplete]) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={t(`sender.${name}`)}
            hint={name === 'country' ? t('sender.countryHint') : undefined}
            maxLength={maxLength}
            autoComplete={autoComplete}
          />
        ))}
        <SelectField
          {...form.field('label_format')}
          label={t('sender.label_format')}
          hint={t('sender.formatHint')}
          options={labelFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
      </Grid>
    </VersionedForm>
  );
};
