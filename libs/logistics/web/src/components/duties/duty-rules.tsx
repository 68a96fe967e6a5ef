import { useTranslation } from 'react-i18next';
import { useGetConfigurationsQuery } from '@caravan/content/api';
import { warehousePackagesPaths } from '@caravan/routes';
import { Card, Heading, Link, Stack, Text } from '@caravan/ui-kit';

/** How to read the figures, and where they are used. */
export const DutyRules = () => {
  const { t } = useTranslation('logistics');
  const { data } = useGetConfigurationsQuery();
  return (
    <Card tone="subtle">
      <Stack gap="3">
        <Heading level={2} size="md">
          {t('duties.rules')}
        </Heading>
        {(['limit', 'range', 'fee', 'dates', 'customs'] as const).map((rule) => (
          <Text key={rule} size="sm">
            {t(`duties.${rule}`)}
          </Text>
        ))}
        {data?.features.shipping_estimate ? (
          <Text size="sm">
            <Link to={warehousePackagesPaths.estimate.href()}>{t('duties.estimate')}</Link>
          </Text>
        ) : null}
        <Text size="sm">
          <Link to={warehousePackagesPaths.accuracy.href()}>{t('duties.accuracy')}</Link>
        </Text>
      </Stack>
    </Card>
  );
};
