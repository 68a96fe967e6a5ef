import { useTranslation } from 'react-i18next';
import { DataTable } from '@caravan/console-core';
import { supportConsolePaths } from '@caravan/routes/console';
import type { ConversationsSlotProps } from '@caravan/account/api/staff';
import { useListStaffConversationsQuery } from '@caravan/support/api/staff';
import { Link, Panel, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';
import { useConversationColumns } from '../components/conversation-columns.tsx';

const shown = 10;

/** The newest conversations of a shopper, or about an order or a package. */
export const Slot = (props: ConversationsSlotProps) => {
  const { t } = useTranslation('support-console');
  const columns = useConversationColumns({ ofOne: true });
  const filter = 'userId' in props ? { user_id: props.userId } : { ref: props.about };
  const {
    currentData: list,
    isError,
    refetch,
  } = useListStaffConversationsQuery({ query: { ...filter, limit: shown } });
  const all = supportConsolePaths.tickets.href('userId' in props ? { user: props.userId } : { ref: props.about });
  return (
    <Panel title={t('title')}>
      {isError && !list ? <LoadFailed part title={t('failed')} onRetry={() => void refetch()} /> : null}
      {!list && !isError ? <Skeleton /> : null}
      {list?.items.length === 0 ? <Text tone="muted">{t('none')}</Text> : null}
      {list?.items.length ? (
        <Stack gap="2">
          <DataTable caption={t('title')} columns={columns} rows={list.items} keyOf={({ id }) => id} />
          {list.next ? <Link to={all}>{t('allOfThem')}</Link> : null}
        </Stack>
      ) : null}
    </Panel>
  );
};
