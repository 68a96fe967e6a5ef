import { useTranslation } from 'react-i18next';
import { supportPaths } from '@caravan/routes';
import { supportApi, useCreateConversationMutation, useListConversationsQuery } from '@caravan/support/api';
import { maxMessage, type Conversation, type NewConversation, type NewMessage } from '@caravan/support/contract';
import {
  ButtonLink,
  Card,
  Heading,
  Link,
  Page as Column,
  Panel,
  Row,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@caravan/ui-kit';
import {
  LoadFailed,
  loadPage,
  LocalTime,
  useIdempotencyKey,
  useNavigate,
  useSearchParams,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { stateTones, useSubject } from '../../components/conversation-words.ts';
import { MessageForm } from '../../components/message-form.tsx';

const queryOf = (search: URLSearchParams) => {
  const cursor = search.get('cursor');
  return { limit: 20, ...(cursor ? { cursor } : {}) };
};

/** The address names the subject of a new conversation. */
const aboutOf = (search: URLSearchParams): NewConversation['about'] => {
  const kind = search.get('kind');
  const ref = search.get('ref');
  if ((kind === 'order' || kind === 'package') && ref) return { kind, ref };
  return { kind: kind === 'request' ? 'request' : 'general' };
};

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, supportApi.endpoints.listConversations.initiate({ query: queryOf(context.url.searchParams) }));

export const meta = ({ t }: PageContext<'support'>): PageMeta => ({ title: t('title'), description: t('lead') });

interface NewConversationFormProps {
  about: NewConversation['about'];
  /** The shopper typed it before. */
  typed: string;
}

const NewConversationForm = ({ about, typed }: NewConversationFormProps) => {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const subjectOf = useSubject();
  const [create] = useCreateConversationMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const ref = 'ref' in about ? about.ref : null;
  const isRequest = about.kind === 'request';
  const send = async (message: NewMessage) => {
    const body = { ...message, about };
    const result = await create({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      void navigate(supportPaths.conversation.href({ id: result.data.id }));
    }
    return result;
  };
  return (
    <Panel
      title={t(isRequest ? 'form.requestTitle' : 'form.title')}
      text={isRequest ? t('form.requestHint') : subjectOf({ kind: about.kind, ref })}
    >
      <MessageForm draftKey={`conversation:${about.kind}:${ref ?? typed}`} text={typed} send={send} />
    </Panel>
  );
};

const Entry = ({ conversation }: { conversation: Conversation }) => {
  const { t } = useTranslation('support');
  const subjectOf = useSubject();
  const { id, about, state, last, last_at: at } = conversation;
  return (
    <Card as="li" space="tight">
      <Stack gap="2">
        <Row gap="3" justify="between" wrap>
          <Link look="strong" to={supportPaths.conversation.href({ id })}>
            {subjectOf(about)}
          </Link>
          <StatusBadge tone={stateTones[state]}>{t(`state.${state}`)}</StatusBadge>
        </Row>
        <Text lines={2}>{t(`last.${last.by}`, { text: last.text })}</Text>
        <Text size="sm" tone="muted">
          <LocalTime at={at} />
        </Text>
      </Stack>
    </Card>
  );
};

/** The form of a new conversation, and the shopper's conversations. */
export const Page = () => {
  const { t } = useTranslation('support');
  const [search] = useSearchParams();
  const query = queryOf(search);
  const { currentData: list, isError, refetch } = useListConversationsQuery({ query });
  const about = aboutOf(search);
  return (
    <Column>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="muted">{t('lead')}</Text>
        </Stack>
        <NewConversationForm
          key={JSON.stringify(about)}
          about={about}
          typed={search.get('text')?.slice(0, maxMessage) ?? ''}
        />
        <Stack gap="3">
          <Heading level={2}>{t('list')}</Heading>
          {isError && !list ? (
            <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />
          ) : null}
          {!list && !isError ? <Skeleton /> : null}
          {list?.items.length === 0 ? <Text tone="muted">{t('empty')}</Text> : null}
          {list?.items.length ? (
            <Stack as="ul" gap="3" aria-label={t('list')}>
              {list.items.map((conversation) => (
                <Entry key={conversation.id} conversation={conversation} />
              ))}
            </Stack>
          ) : null}
          <Row gap="3" wrap>
            {query.cursor ? (
              <ButtonLink variant="ghost" to={supportPaths.conversations.href()}>
                {t('newest')}
              </ButtonLink>
            ) : null}
            {list?.next ? (
              <ButtonLink variant="secondary" to={supportPaths.conversations.href({ cursor: list.next })}>
                {t('more')}
              </ButtonLink>
            ) : null}
          </Row>
        </Stack>
      </Stack>
    </Column>
  );
};
