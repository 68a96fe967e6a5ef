import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBooksQuery } from '@caravan/books/api';
import { bookLimits, closeBooks, daysOf, type Books } from '@caravan/books/contract';
import { DataTable, FilterForm, useStaffMe, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { day, holdsRole, shopDay } from '@caravan/kernel';
import { Banner, DetailSkeleton, Heading, Money, Panel, Stack, Text, TextField } from '@caravan/ui-kit';
import { LoadFailed, useFormats, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { CloseDays } from '../../components/close-days.tsx';
import { JournalFiles } from '../../components/journal-files.tsx';

export const meta = ({ t }: PageContext<'books-console'>): PageMeta => ({ title: t('journal.title') });

type AccountRow = Books['accounts'][number];
type DayRow = Books['days'][number];

const daysShown = 31;

const isDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** The days of the page's address; by default the last 31 that are over. */
const useDays = () => {
  const { get } = useUrlFilters();
  const [now] = useState(() => new Date());
  const asked = (name: string, ago: number): string =>
    isDate(get(name)) ? get(name) : shopDay(new Date(now.getTime() - ago * day));
  return { from: asked('from', daysShown), to: asked('to', 1) };
};

const useAmounts = <Row extends Pick<DayRow, 'credit_fen' | 'debit_fen'>>(): DataColumn<Row>[] => {
  const { t } = useTranslation('books-console');
  return [
    { id: 'debit', header: t('journal.debit'), numeric: true, cell: ({ debit_fen: fen }) => <Money fen={fen} /> },
    { id: 'credit', header: t('journal.credit'), numeric: true, cell: ({ credit_fen: fen }) => <Money fen={fen} /> },
  ];
};

const Accounts = ({ rows }: { rows: readonly AccountRow[] }) => {
  const { t } = useTranslation('books-console');
  const { country: nameOf } = useFormats();
  const columns: DataColumn<AccountRow>[] = [
    { id: 'code', header: t('journal.code'), cell: ({ code }) => code },
    { id: 'account', header: t('journal.account'), rowHeader: true, cell: ({ name }) => name },
    {
      id: 'country',
      header: t('journal.country'),
      cell: ({ country, tax_code: code }) => (country === null ? '–' : `${nameOf(country)} (${code})`),
    },
    ...useAmounts<AccountRow>(),
  ];
  return (
    <DataTable
      caption={t('journal.accounts')}
      columns={columns}
      rows={rows}
      keyOf={({ account, code, name, country, tax_code: tax }) => [account, code, name, country, tax].join(' ')}
    />
  );
};

const Days = ({ rows }: { rows: readonly DayRow[] }) => {
  const { t } = useTranslation('books-console');
  const columns: DataColumn<DayRow>[] = [
    { id: 'day', header: t('journal.day'), rowHeader: true, cell: (row) => row.day },
    { id: 'lines', header: t('journal.lines'), numeric: true, cell: ({ lines }) => lines },
    ...useAmounts<DayRow>(),
  ];
  return <DataTable caption={t('journal.days')} columns={columns} rows={rows} keyOf={(row) => row.day} />;
};

const Journal = ({ books, days }: { books: Books; days: { from: string; to: string } }) => {
  const { t } = useTranslation('books-console');
  const closed = books.closed_through;
  // A file has whole days that are closed: the last days of the period may not be.
  const exported = closed === null ? null : { from: days.from, to: days.to < closed ? days.to : closed };
  const isWhole = exported?.to === days.to;
  if (!books.days.length) return <Text tone="muted">{t('journal.empty')}</Text>;
  return (
    <Stack gap="4">
      {isWhole ? null : <Banner>{t('journal.openDays')}</Banner>}
      {exported && books.files > 0 ? <JournalFiles days={exported} files={books.files} /> : null}
      <Panel title={t('journal.accounts')}>
        <Accounts rows={books.accounts} />
      </Panel>
      <Panel title={t('journal.days')}>
        <Days rows={books.days} />
      </Panel>
    </Stack>
  );
};

/** The journal of closed days, its files, and the closing of days. */
export const Page = () => {
  const { t } = useTranslation('books-console');
  const [search] = useSearchParams();
  const filters = useUrlFilters();
  const roles = useStaffMe()?.roles ?? [];
  const days = useDays();
  const count = daysOf(days);
  const isReadable = count > 0 && count <= bookLimits.days;
  const { currentData, error, refetch } = useGetBooksQuery({ query: days }, { skip: !isReadable });
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('journal.title')}
      </Heading>
      <Text tone="muted">{t('journal.lead')}</Text>
      {currentData ? <CloseDays state={currentData} mayClose={holdsRole(roles, closeBooks.roles)} /> : null}
      <FilterForm
        key={search.toString()}
        label={t('journal.filter')}
        submitLabel={t('journal.apply')}
        filters={filters}
      >
        <TextField name="from" type="date" label={t('journal.from')} defaultValue={days.from} />
        <TextField name="to" type="date" label={t('journal.to')} defaultValue={days.to} />
      </FilterForm>
      {isReadable ? null : <Banner tone="warning">{t('journal.wrongDays', { max: bookLimits.days })}</Banner>}
      {error && !currentData ? (
        <LoadFailed part error={error} title={t('journal.failed')} onRetry={() => void refetch()} />
      ) : null}
      {isReadable && !currentData && !error ? <DetailSkeleton label={t('loading')} /> : null}
      {currentData ? <Journal books={currentData} days={days} /> : null}
    </Stack>
  );
};
