import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList } from '@caravan/console-core';
import { useListStaffConversationsQuery } from '@caravan/support/api/staff';
import { conversationStates } from '@caravan/support/contract';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { useConversationColumns } from '../../components/conversation-columns.tsx';

export const meta = ({ t }: PageContext<'support-console'>): PageMeta => ({ title: t('title') });

/** All conversations with shoppers, the newest message first. */
export const Page = () => {
  const { t } = useTranslation('support-console');
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('search') },
    {
      name: 'state',
      label: t('stateLabel'),
      all: t('allStates'),
      options: conversationStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ]);
  const subject = { ref: list.url.find('ref'), user_id: list.url.find('user') };
  const query = { ...list.query, ...subject, cursor: list.cursor, limit: 50 };
  return (
    <ListPage
      title={t('title')}
      list={list}
      result={useListStaffConversationsQuery({ query })}
      columns={useConversationColumns()}
      keyOf={({ id }) => id}
      empty={t('empty')}
    />
  );
};
