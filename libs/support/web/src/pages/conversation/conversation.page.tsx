import { useTranslation } from 'react-i18next';
import { supportPaths } from '@caravan/routes';
import {
  supportApi,
  useGetConversationQuery,
  useLazyListEarlierMessagesQuery,
  useMessages,
  useWriteMessageMutation,
} from '@caravan/support/api';
import { type ConversationThread, type Message, type NewMessage } from '@caravan/support/contract';
import {
  Breadcrumbs,
  Button,
  Card,
  DetailSkeleton,
  Heading,
  Page as Column,
  Panel,
  Row,
  Stack,
  StatusBadge,
  Text,
} from '@caravan/ui-kit';
import {
  LoadFailed,
  loadPage,
  LocalTime,
  useIdempotencyKey,
  useLazySlot,
  useParams,
  type PageContext,
  type PageMeta,
  type PageModule,
} from '@caravan/web-core';
import { stateTones, useSubject } from '../../components/conversation-words.ts';
import { MessageForm } from '../../components/message-form.tsx';
import { MessagePictures } from '../../components/message-pictures.tsx';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, supportApi.endpoints.getConversation.initiate({ params: { id: context.params['id'] ?? '' } }));

/** Offers are above the form of a request, which would move if they came later. */
export const slots: PageModule['slots'] = ({ store, url }) => {
  const id = url.pathname.split('/').at(-1) ?? '';
  const { data } = supportApi.endpoints.getConversation.select({ params: { id } })(store.getState());
  return data?.about.kind === 'request' ? ['offers'] : [];
};

export const meta = ({ t }: PageContext<'support'>): PageMeta => ({ title: t('title'), description: t('lead') });

const Entry = ({ message }: { message: Message }) => {
  const { t } = useTranslation('support');
  return (
    <Card as="li" tone={message.by === 'staff' ? 'surface' : 'subtle'} space="tight">
      <Stack gap="2">
        <Row gap="2" wrap>
          <Text weight="bold">{t(`by.${message.by}`)}</Text>
          <Text size="sm" tone="muted">
            <LocalTime at={message.at} />
          </Text>
        </Row>
        <Text prewrap>{message.text}</Text>
        <MessagePictures images={message.images} />
      </Stack>
    </Card>
  );
};

const Thread = ({ thread }: { thread: ConversationThread }) => {
  const { t } = useTranslation('support');
  const Offers = useLazySlot('offers');
  const subjectOf = useSubject();
  const [write] = useWriteMessageMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const send = async (body: NewMessage) => {
    const wish = { params: { id: thread.id }, body };
    const result = await write({ ...wish, idempotencyKey: keyFor(wish) });
    if (result.data) settle();
    return result;
  };
  const { messages, earlier, add } = useMessages(thread);
  const [list, { isFetching }] = useLazyListEarlierMessagesQuery();
  const showEarlier = async () => {
    const { data } = await list({ params: { id: thread.id }, query: { before: messages[0]?.id ?? '' } });
    if (data) add(data);
  };
  const subject = subjectOf(thread.about);
  return (
    <Column>
      <Stack gap="4">
        <Breadcrumbs
          label={t('place')}
          crumbs={[{ label: t('title'), to: supportPaths.conversations.href() }, { label: subject }]}
        />
        <Row gap="3" justify="between" wrap>
          <Heading level={1}>{subject}</Heading>
          <StatusBadge tone={stateTones[thread.state]}>{t(`state.${thread.state}`)}</StatusBadge>
        </Row>
        {earlier ? (
          <Row>
            <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void showEarlier()}>
              {t('earlier', { count: earlier })}
            </Button>
          </Row>
        ) : null}
        <Stack as="ol" gap="3" aria-label={t('messages')}>
          {messages.map((message) => (
            <Entry key={message.id} message={message} />
          ))}
        </Stack>
        {thread.about.kind === 'request' && Offers ? <Offers conversationId={thread.id} /> : null}
        <Panel title={t('form.title')}>
          <MessageForm
            draftKey={`conversation:${thread.id}`}
            send={send}
            {...(thread.state === 'closed' ? { hint: t('form.reopens') } : {})}
          />
        </Panel>
      </Stack>
    </Column>
  );
};

/** One conversation with staff, and the field for the next message. */
export const Page = () => {
  const { t } = useTranslation('support');
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetConversationQuery({ params: { id } });
  if (data) return <Thread key={data.id} thread={data} />;
  if (!error) return <DetailSkeleton label={t('loading')} />;
  return (
    <Column>
      <LoadFailed error={error} title={t('missing.title')} text={t('missing.text')} onRetry={() => void refetch()} />
    </Column>
  );
};
