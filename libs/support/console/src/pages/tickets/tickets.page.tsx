import { useTranslation } from 'react-i18next';
import { CursorPages, FilterForm, ListPage, useUrlFilters } from '@caravan/console-core';
import { useListStaffConversationsQuery } from '@caravan/support/api/staff';
import { conversationStates } from '@caravan/support/contract';
import { SelectField, TextField } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { useConversationColumns } from '../../components/conversation-columns.tsx';

const pageSize = 50;

export const meta = ({ t }: PageContext<'support-console'>): PageMeta => ({ title: t('title') });

/** All conversations with shoppers, the newest message first. */
export const Page = () => {
  const { t } = useTranslation('support-console');
  const filters = useUrlFilters();
  const state = conversationStates.find((one) => one === filters.get('state'));
  const [q, cursor] = [filters.get('q') || undefined, filters.get('cursor')];
  const [ref, user] = [filters.get('ref'), filters.get('user')];
  const subject = { ...(ref ? { ref } : {}), ...(user ? { user_id: user } : {}) };
  const query = { q, limit: pageSize, ...subject, ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) };
  const { currentData, isError, refetch } = useListStaffConversationsQuery({ query });
  const columns = useConversationColumns();
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
