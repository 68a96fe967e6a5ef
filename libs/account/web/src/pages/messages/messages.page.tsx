import { useTranslation } from 'react-i18next';
import { accountApi } from '@caravan/account/api';
import { useSession } from '@caravan/auth/api';
import { Button, ButtonLink, EmptyState, MessageDrawing, TabLinks } from '@caravan/ui-kit';
import {
  LoadFailed,
  loadPage,
  PageLinks,
  useSearchParams,
  useSingleFlight,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { AccountPage } from '../../components/account-page/account-page.tsx';
import { MessageList } from '../../components/messages/message-list.tsx';
import { MessagesSkeleton } from '../../components/messages/messages-skeleton.tsx';
import { messagesHref, messagesQueryOf } from '../../lib/messages-query.ts';
import { useMessages } from '../../lib/use-messages.ts';

/** All messages, or unread ones only. */
const MessageTabs = ({ unread }: { unread: boolean }) => {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const tabs = [
    { to: messagesHref({}), name: t('messages.all'), current: !unread },
    { to: messagesHref({ unread: true }), name: t('messages.unreadTab'), count: user?.unread_count, current: unread },
  ];
  return <TabLinks label={t('messages.tabs')} tabs={tabs} />;
};

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, accountApi.endpoints.listMessages.initiate({ query: messagesQueryOf(context.url.searchParams) }));

export const meta = ({ t }: PageContext<'account'>): PageMeta => ({
  title: t('messages.title'),
  description: t('messages.lead'),
});

/** The inbox: unread messages first. */
export const Page = () => {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const query = messagesQueryOf(search);
  const unread = query.unread === true;
  const { user } = useSession();
  const { messages, page, failed, retry, open, readAll, remove } = useMessages(query);
  const readAllOnce = useSingleFlight(readAll);
  const action = user?.unread_count ? (
    <Button variant="secondary" size="sm" icon="check" onClick={() => void readAllOnce()}>
      {t('messages.readAll')}
    </Button>
  ) : undefined;
  return (
    <AccountPage title={t('messages.title')} lead={t('messages.lead')} action={action}>
      <MessageTabs unread={unread} />
      {failed ? <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={retry} /> : null}
      {!messages && !failed ? <MessagesSkeleton /> : null}
      {messages?.length === 0 ? (
        <EmptyState
          drawing={<MessageDrawing />}
          action={
            unread ? (
              <ButtonLink to={messagesHref({})}>{t('messages.toAll')}</ButtonLink>
            ) : (
              <ButtonLink to="/">{t('messages.toHome')}</ButtonLink>
            )
          }
        >
          {t(unread ? 'messages.emptyUnread' : 'messages.empty')}
        </EmptyState>
      ) : null}
      {messages && messages.length > 0 ? (
        <MessageList
          messages={messages}
          onOpen={(message) => void open(message)}
          onRemove={(message) => void remove(message)}
        />
      ) : null}
      {page ? <PageLinks list={page} pathOf={(number) => messagesHref({ page: number, unread })} /> : null}
    </AccountPage>
  );
};
