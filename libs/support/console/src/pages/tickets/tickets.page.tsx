import { useTranslation } from 'react-i18next';
import { CursorPages, FilterForm, ListPage, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { useListStaffConversationsQuery } from '@caravan/support/api/staff';
import { conversationStates, supportConsolePaths, type StaffConversation } from '@caravan/support/contract';
import { Link, SelectField, StatusBadge, TextField } from '@caravan/ui-kit';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { stateTones, useSubject } from '../../components/conversation-words.ts';

const pageSize = 50;

export const meta = ({ t }: PageContext<'support-console'>): PageMeta => ({ title: t('title') });

const useColumns = (): DataColumn<StaffConversation>[] => {
  const { t } = useTranslation('support-console');
  const subjectOf = useSubject();
  return [
    {
      id: 'about',
      header: t('subject'),
      rowHeader: true,
      cell: ({ id, about }) => <Link to={supportConsolePaths.ticket.href({ id })}>{subjectOf(about)}</Link>,
    },
    { id: 'last', header: t('last'), room: 'wide', cell: ({ last }) => last.text },
    {
      id: 'state',
      header: t('stateLabel'),
      cell: ({ state }) => <StatusBadge tone={stateTones[state]}>{t(`state.${state}`)}</StatusBadge>,
    },
    { id: 'language', header: t('language'), cell: ({ language }) => t(`languages.${language}`) },
    { id: 'at', header: t('lastAt'), cell: ({ last_at: at }) => <LocalTime at={at} /> },
  ];
};

/** All conversations with shoppers, the newest message first. */
export const Page = () => {
  const { t } = useTranslation('support-console');
  const filters = useUrlFilters();
  const state = conversationStates.find((one) => one === filters.get('state'));
  const [q, cursor] = [filters.get('q') || undefined, filters.get('cursor')];
  const query = { q, limit: pageSize, ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) };
  const { currentData, isError, refetch } = useListStaffConversationsQuery({ query });
  const columns = useColumns();
  return (
    <ListPage
      title={t('title')}
      columns={columns}
      rows={currentData?.items}
      keyOf={({ id }) => id}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('empty') }}
      filters={
        <FilterForm key={`${q ?? ''} ${state ?? ''}`} label={t('filter')} submitLabel={t('apply')} filters={filters}>
          <TextField name="q" type="search" icon="search" label={t('search')} defaultValue={q ?? ''} maxLength={100} />
          <SelectField
            name="state"
            label={t('stateLabel')}
            defaultValue={state ?? ''}
            placeholder={t('allStates')}
            options={conversationStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
        </FilterForm>
      }
      pager={<CursorPages list={currentData} filters={filters} />}
    />
  );
};
