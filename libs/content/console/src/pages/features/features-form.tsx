import { useTranslation } from 'react-i18next';
import { VersionedForm } from '@caravan/console-core';
import { useUpdateConfigurationsMutation } from '@caravan/content/api/staff';
import { contentReasons, type NewConfigurations, type StaffConfigurations } from '@caravan/content/contract';
import { Checkbox } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';

const switches = ['shipping_estimate', 'community'] as const;

type Features = Pick<NewConfigurations, 'features'>;

/** Switches pages of the shop on and off. */
export const FeaturesForm = ({ features, version }: Pick<StaffConfigurations, 'features' | 'version'>) => {
  const { t } = useTranslation('content-console');
  const [update] = useUpdateConfigurationsMutation();
  const form = useContractForm<Features, NewConfigurations>({
    schema: async () => (await import('@caravan/content/contract/staff')).newConfigurations,
    defaultValues: { features },
    // What a colleague switches shows up, unless it is changed here.
    values: { features },
    reasons: contentReasons,
  });
  return (
    <VersionedForm
      label={t('features.switches')}
      form={form}
      version={version}
      send={({ features: switched }, seen) => update({ body: { features: switched }, ...seen })}
    >
      {switches.map((name) => (
        <Checkbox
          {...form.field(`features.${name}`)}
          key={name}
          label={t(`features.names.${name}`)}
          hint={t(`features.hints.${name}`)}
        />
      ))}
    </VersionedForm>
  );
};
