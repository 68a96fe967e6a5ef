import { useTranslation } from 'react-i18next';
import { VersionedForm } from '@caravan/console-core';
import { useUpdateConfigurationsMutation } from '@caravan/content/api/staff';
import { contentReasons, maxPhotos, type NewConfigurations, type StaffConfigurations } from '@caravan/content/contract';
import { Checkbox, TextField } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';

const switches = ['shipping_estimate', 'community'] as const;

type Settings = Pick<NewConfigurations, 'arrival_photos' | 'features'>;

/** Switches pages of the shop on and off, and sets how many photos goods get when they arrive. */
export const FeaturesForm = ({
  features,
  arrival_photos,
  version,
}: Pick<StaffConfigurations, 'arrival_photos' | 'features' | 'version'>) => {
  const { t } = useTranslation('content-console');
  const [update] = useUpdateConfigurationsMutation();
  const form = useContractForm<Settings, NewConfigurations>({
    schema: async () => (await import('@caravan/content/contract/staff')).newConfigurations,
    defaultValues: { features, arrival_photos },
    // A colleague's changes show up, unless they are changed here.
    values: { features, arrival_photos },
    reasons: contentReasons,
  });
  return (
    <VersionedForm
      label={t('features.switches')}
      form={form}
      version={version}
      send={({ features: switched, arrival_photos: photos }, seen) =>
        update({ body: { features: switched, arrival_photos: photos }, ...seen })
      }
    >
      {switches.map((name) => (
        <Checkbox
          {...form.field(`features.${name}`)}
          key={name}
          label={t(`features.names.${name}`)}
          hint={t(`features.hints.${name}`)}
        />
      ))}
      <TextField
        {...form.register('arrival_photos', { valueAsNumber: true })}
        error={form.formState.errors.arrival_photos?.message}
        label={t('features.arrivalPhotos')}
        hint={t('features.arrivalPhotosHint', { max: maxPhotos })}
        inputMode="numeric"
        autoComplete="off"
        numeric
      />
    </VersionedForm>
  );
};
