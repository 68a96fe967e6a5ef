import { useTranslation } from 'react-i18next';
import type { QuoteAccuracy } from '@caravan/figures/contract';
import { textIn } from '@caravan/kernel';
import { BarChart, Money, Panel, Stack, Table, Text, type TableColumn } from '@caravan/ui-kit';
import { useFormats, useLanguage } from '@caravan/web-core';
import { Measured } from './measured.tsx';

type Quotes = readonly QuoteAccuracy[];

const useMethodColumn = (): TableColumn<QuoteAccuracy> => {
  const { t } = useTranslation('figures-console');
  const language = useLanguage();
  return {
    key: 'method',
    header: t('quotes.method'),
    rowHeader: true,
    cell: ({ method }) => textIn(method.name, language),
  };
};

const end = { align: 'end', numeric: true } as const;

/** The fees of the quotes against the scales. */
const Fees = ({ quotes }: { quotes: Quotes }) => {
  const { t } = useTranslation('figures-console');
  const { number } = useFormats();
  const percent = (value: number | null): string =>
    value === null ? '–' : t('quotes.percent', { value: number(value) });
  return (
    <Table
      caption={t('quotes.fees')}
      narrow="phone-cards"
      rows={quotes}
      keyOf={({ method }) => method.id}
      columns={[
        useMethodColumn(),
        { key: 'count', header: t('quotes.weighed'), ...end, cell: ({ fees }) => <Measured count={fees.count} /> },
        { key: 'quoted', header: t('quotes.quoted'), ...end, cell: ({ fees }) => <Money fen={fees.quoted_fen} /> },
        { key: 'byWeight', header: t('quotes.byWeight'), ...end, cell: ({ fees }) => <Money fen={fees.weighed_fen} /> },
        { key: 'median', header: t('passages.median'), ...end, cell: ({ fees }) => percent(fees.median_percent) },
        { key: 'p90', header: t('passages.p90'), ...end, cell: ({ fees }) => percent(fees.p90_percent) },
      ]}
    />
  );
};

/** The promised days against those that the parcels took. */
const Days = ({ quotes }: { quotes: Quotes }) => {
  const { t } = useTranslation('figures-console');
  const { number } = useFormats();
  const days = (value: number | null): string => (value === null ? '–' : number(value));
  return (
    <Table
      caption={t('quotes.days')}
      narrow="phone-cards"
      rows={quotes}
      keyOf={({ method }) => method.id}
      columns={[
        useMethodColumn(),
        { key: 'count', header: t('quotes.received'), ...end, cell: ({ days: of }) => <Measured count={of.count} /> },
        { key: 'inTime', header: t('quotes.inTime'), ...end, cell: ({ days: of }) => number(of.in_time) },
        { key: 'median', header: t('passages.median'), ...end, cell: ({ days: of }) => days(of.median_days) },
        { key: 'p90', header: t('passages.p90'), ...end, cell: ({ days: of }) => days(of.p90_days) },
      ]}
    />
  );
};

/** How right the quotes were: fees against the scales, promised days against the days taken. */
export const QuotesPanel = ({ quotes }: { quotes: Quotes }) => {
  const { t } = useTranslation('figures-console');
  const { number } = useFormats();
  const language = useLanguage();
  return (
    <Panel title={t('quotes.title')} text={t('quotes.text')}>
      {quotes.length ? (
        <Stack gap="4">
          <BarChart
            series={[t('quotes.notDearer'), t('quotes.dearer')]}
            points={quotes.map(({ method, fees }) => ({
              label: textIn(method.name, language),
              values: [fees.cheaper + fees.same, fees.dearer],
            }))}
            format={(value) => number(value)}
          />
          <Fees quotes={quotes} />
          <Days quotes={quotes} />
        </Stack>
      ) : (
        <Text tone="muted">{t('quotes.none')}</Text>
      )}
    </Panel>
  );
};
