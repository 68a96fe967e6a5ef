import { useTranslation } from 'react-i18next';
import { useUpdateConfigurationsMutation } from '@caravan/content/api/staff';
import { contentReasons, type Configurations, type NewConfigurations } from '@caravan/content/contract';
import { Button, Checkbox, Row, Stack } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

const switches = ['shipping_estimate', 'community'] as const;

type Features = Pick<NewConfigurations, 'features'>;

/** Switches pages of the shop on and off. */
export const FeaturesForm = ({ features }: Pick<Configurations, 'features'>) => {
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
  const send = async (body: NewConfigurations) => {
    const result = await update({ body: { features: body.features } });
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
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
