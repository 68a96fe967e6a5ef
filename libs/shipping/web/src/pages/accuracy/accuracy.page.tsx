import { useTranslation } from 'react-i18next';
import { contentApi, useGetConfigurationsQuery } from '@caravan/content/api';
import { logisticsPaths, warehousePackagesPaths } from '@caravan/routes';
import { shippingApi, useListShippingAccuracyQuery } from '@caravan/shipping/api';
import { minAccuracyParcels, type ShippingAccuracy } from '@caravan/shipping/contract';
import {
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Link,
  Page as Column,
  ParcelDrawing,
  Stack,
  Text,
} from '@caravan/ui-kit';
import { callError, load, useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccuracyTable } from '../../components/accuracy/accuracy-table.tsx';

const everywhere = { query: {} };

export const loader = async ({ store }: PageContext): Promise<void> => {
  // Without it the page does not lead to the estimate.
  const configurations = load(store, contentApi.endpoints.getConfigurations.initiate());
  const { data, error } = await load(store, shippingApi.endpoints.listShippingAccuracy.initiate(everywhere));
  await configurations;
  if (!data) throw callError(error);
};

export const meta = ({ t }: PageContext<'shipping'>): PageMeta => ({
  title: t('accuracy.title'),
  description: t('accuracy.description'),
  canonical: warehousePackagesPaths.accuracy.href(),
});

/** The countries by their names in the reader's language. */
const useByCountry = (rows: readonly ShippingAccuracy[]): [string, ShippingAccuracy[]][] => {
  const { country: nameOf } = useFormats();
  return [...Map.groupBy(rows, ({ country }) => country)].sort(([one], [other]) =>
    nameOf(one).localeCompare(nameOf(other)),
  );
};

/** Leads to the estimate while it is open. */
const EstimateLink = () => {
  const { t } = useTranslation('shipping');
  const { data } = useGetConfigurationsQuery();
  return data?.features.shipping_estimate ? (
    <ButtonLink to={warehousePackagesPaths.estimate.href()}>{t('accuracy.estimate')}</ButtonLink>
  ) : null;
};

/** How well quotes and promised days were kept, for everyone (specification 27). */
export const Page = () => {
  const { t } = useTranslation('shipping');
  const { data = [] } = useListShippingAccuracyQuery(everywhere);
  const countries = useByCountry(data);
  const min = minAccuracyParcels;
  return (
    <Column>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{t('accuracy.title')}</Heading>
          <Text tone="muted" measure>
            {t('accuracy.intro')}
          </Text>
        </Stack>
        {countries.length > 0 ? (
          countries.map(([country, rows]) => <AccuracyTable key={country} country={country} rows={rows} />)
        ) : (
          <EmptyState
            level={2}
            title={t('accuracy.none.title')}
            drawing={<ParcelDrawing size="lg" />}
            action={<EstimateLink />}
          >
            {t('accuracy.none.text', { min })}
          </EmptyState>
        )}
        <Card tone="subtle">
          <Stack gap="3">
            <Heading level={2} size="md">
              {t('accuracy.rules')}
            </Heading>
            <Text size="sm">{t('accuracy.counts')}</Text>
            <Text size="sm">{t('accuracy.start')}</Text>
            <Text size="sm">{t('accuracy.days')}</Text>
            <Text size="sm">{t('accuracy.minimum', { min })}</Text>
            <Text size="sm">
              <Link to={logisticsPaths.duties.href()}>{t('accuracy.duties')}</Link>
            </Text>
          </Stack>
        </Card>
      </Stack>
    </Column>
  );
};
