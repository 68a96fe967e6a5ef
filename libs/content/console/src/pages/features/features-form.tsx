import { useTranslation } from 'react-i18next';
import { useSeenVersion } from '@caravan/console-core';
import { useUpdateConfigurationsMutation } from '@caravan/content/api/staff';
import { contentReasons, type NewConfigurations, type StaffConfigurations } from '@caravan/content/contract';
import { Button, Checkbox, Row, Stack } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { ChangedBanner } from '../../components/changed-banner.tsx';

const switches = ['shipping_estimate', 'community'] as const;

type Features = Pick<NewConfigurations, 'features'>;

/** Switches pages of the shop on and off. */
export const FeaturesForm = ({ features, version }: Pick<StaffConfigurations, 'features' | 'version'>) => {
  const { t } = useTranslation('content-console');
  const toast = useToast();
  const [update] = useUpdateConfigurationsMutation();
  const form = useContractForm<Features, NewConfigurations>({
    schema: async () => (await import('@caravan/content/contract/staff')).newConfigurations,
    defaultValues: { features },
    // What a colleague switches shows up, unless it is changed here.
    values: { features },
    reasons: contentReasons,
  });
  const seen = useSeenVersion(version, form.formState.isDirty);
  const send = async (body: NewConfigurations) => {
    const result = await update({
      body: { features: body.features },
      ...(seen.version === undefined ? {} : { version: seen.version }),
    });
    seen.check(result.error);
    if (result.data) toast.show(t('saved'));
    return result;
  };
  return (
    <form
      method="post"
      noValidate
      aria-label={t('features.switches')}
      onSubmit={(event) => void form.submit(send)(event)}
    >
      <Stack gap="4">
        {switches.map((name) => (
          <Checkbox
            {...form.field(`features.${name}`)}
            key={name}
            label={t(`features.names.${name}`)}
            hint={t(`features.hints.${name}`)}
          />
        ))}
        <ChangedBanner changed={seen.changed} />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
