import { useTranslation } from 'react-i18next';
import { contentApi } from '@caravan/content/api';
import { countryName, textIn, writtenIn } from '@caravan/kernel';
import { logisticsApi, useGetDutyQuery } from '@caravan/logistics/api';
import { type PublicDuty } from '@caravan/logistics/contract';
import { logisticsPaths } from '@caravan/routes';
import {
  Breadcrumbs,
  Card,
  CardPart,
  EmptyState,
  Heading,
  Page as Column,
  ParcelDrawing,
  Stack,
  Text,
} from '@caravan/ui-kit';
import {
  callError,
  load,
  LocalDay,
  pageError,
  redirectTo,
  useFormats,
  useLanguage,
  useParams,
  Written,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { ComingDuties } from '../../components/duties/coming-duties.tsx';
import { CountryChoice } from '../../components/duties/country-choice.tsx';
import { DutyRules } from '../../components/duties/duty-rules.tsx';
import { DutyTable } from '../../components/duties/duty-table.tsx';
import { countryOf } from '../../lib/country-of.ts';
import { useDutyCountries } from '../../lib/use-duty-countries.ts';

export const loader = async ({ store, params }: PageContext): Promise<void> => {
  const country = countryOf(params['country'] ?? '');
  if (!country) throw pageError(404);
  if (country !== params['country']) throw redirectTo(logisticsPaths.countryDuty.href({ country }));
  // Without them the page offers no other country and does not lead to the estimate.
  const others = [
    load(store, logisticsApi.endpoints.listDutyCountries.initiate()),
    load(store, contentApi.endpoints.getConfigurations.initiate()),
  ];
  const { data, error } = await load(store, logisticsApi.endpoints.getDuty.initiate({ query: { country } }));
  await Promise.all(others);
  if (!data) throw callError(error);
};

export const meta = ({ store, params, language, t }: PageContext<'logistics'>): PageMeta => {
  const { country = '' } = params;
  const { data } = logisticsApi.endpoints.getDuty.select({ query: { country } })(store.getState());
  const place = countryName(country, language);
  const title = t('duties.of', { place });
  const canonical = logisticsPaths.countryDuty.href({ country });
  return {
    title,
    description: t('duties.ofDescription', { place }),
    canonical,
    noindex: !data?.duty,
    crumbs: [
      { name: t('duties.title'), path: logisticsPaths.duties.href() },
      { name: place, path: canonical },
    ],
  };
};

/** The figures in force, since when, and what they leave out. */
const Figures = ({ duty: { figures, ...version } }: { duty: NonNullable<PublicDuty['duty']> }) => {
  const { t } = useTranslation('logistics');
  const language = useLanguage();
  const { note } = figures;
  return (
    <Card as="section" space="none" aria-labelledby="figures">
      <CardPart>
        <Stack gap="2">
          <Heading level={2} size="md" id="figures">
            {t('duties.figures')}
          </Heading>
          <Text size="sm" tone="muted">
            {version.effective_from ? (
              <LocalDay
                at={version.effective_from}
                text={(day) => t('duties.since', { version: version.version, day })}
              />
            ) : (
              t('duties.first', { version: version.version })
            )}
          </Text>
          <Text size="sm" tone="muted">
            <LocalDay at={version.created_at} text={(day) => t('duties.entered', { day })} />
          </Text>
          {note ? (
            <Text>
              <Written language={writtenIn(note, language)}>{textIn(note, language)}</Written>
            </Text>
          ) : null}
        </Stack>
      </CardPart>
      <DutyTable figures={figures} caption={t('duties.figures')} />
    </Card>
  );
};

/** The charges of a country, for everyone (specification 29.8). */
export const Page = () => {
  const { t } = useTranslation('logistics');
  const { country: nameOf } = useFormats();
  const { country = '' } = useParams();
  const { data } = useGetDutyQuery({ query: { country } });
  const countries = useDutyCountries();
  const place = nameOf(country);
  return (
    <Column>
      <Stack gap="6">
        <Stack gap="2">
          <Breadcrumbs
            label={t('duties.place')}
            crumbs={[{ label: t('duties.title'), to: logisticsPaths.duties.href() }, { label: place }]}
          />
          <Heading level={1}>{t('duties.of', { place })}</Heading>
          <Text tone="muted" measure>
            {t('duties.intro')}
          </Text>
        </Stack>
        {data?.duty ? (
          <>
            <Figures duty={data.duty} />
            <ComingDuties figures={data.duty.figures} coming={data.duty.coming} />
          </>
        ) : (
          <EmptyState level={2} title={t('duties.unknown.title')} drawing={<ParcelDrawing size="lg" />}>
            {t('duties.unknown.text')}
          </EmptyState>
        )}
        {countries.length ? <CountryChoice countries={countries} chosen={country} /> : null}
        <DutyRules />
      </Stack>
    </Column>
  );
};
