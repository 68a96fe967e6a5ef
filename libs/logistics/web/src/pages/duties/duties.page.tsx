import { useTranslation } from 'react-i18next';
import { contentApi } from '@caravan/content/api';
import { logisticsApi } from '@caravan/logistics/api';
import { logisticsPaths } from '@caravan/routes';
import { Card, EmptyState, Heading, Link, Page as Column, ParcelDrawing, Stack, Text } from '@caravan/ui-kit';
import { callError, load, redirectTo, type PageContext, type PageMeta } from '@caravan/web-core';
import { CountryChoice } from '../../components/duties/country-choice.tsx';
import { DutyRules } from '../../components/duties/duty-rules.tsx';
import { countryOf } from '../../lib/country-of.ts';
import { useDutyCountries } from '../../lib/use-duty-countries.ts';
import styles from './duties.module.css';

export const loader = async ({ store, url }: PageContext): Promise<void> => {
  // From the form, before the page's scripts work.
  const country = countryOf(url.searchParams.get('country') ?? '');
  if (country) throw redirectTo(logisticsPaths.countryDuty.href({ country }));
  // Without it the page does not lead to the estimate.
  const configurations = load(store, contentApi.endpoints.getConfigurations.initiate());
  const { data, error } = await load(store, logisticsApi.endpoints.listDutyCountries.initiate());
  await configurations;
  if (!data) throw callError(error);
};

export const meta = ({ t }: PageContext<'logistics'>): PageMeta => ({
  title: t('duties.title'),
  description: t('duties.description'),
  canonical: logisticsPaths.duties.href(),
});

/** Every country with figures, for everyone (specification 29.8). */
export const Page = () => {
  const { t } = useTranslation('logistics');
  const countries = useDutyCountries();
  return (
    <Column>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{t('duties.title')}</Heading>
          <Text tone="muted" measure>
            {t('duties.intro')}
          </Text>
        </Stack>
        {countries.length ? (
          <>
            <CountryChoice countries={countries} />
            <Card as="section" aria-labelledby="countries">
              <Stack gap="3">
                <Heading level={2} size="md" id="countries">
                  {t('duties.all')}
                </Heading>
                <ul className={styles.countries}>
                  {countries.map(({ value: country, label }) => (
                    <li key={country}>
                      <Link to={logisticsPaths.countryDuty.href({ country })}>{label}</Link>
                    </li>
                  ))}
                </ul>
                <Text size="sm" tone="muted">
                  {t('duties.notListed')}
                </Text>
              </Stack>
            </Card>
          </>
        ) : (
          <EmptyState level={2} title={t('duties.none.title')} drawing={<ParcelDrawing size="lg" />}>
            {t('duties.none.text')}
          </EmptyState>
        )}
        <DutyRules />
      </Stack>
    </Column>
  );
};
