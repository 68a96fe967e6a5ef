import { useTranslation } from 'react-i18next';
import { useGetStaffConversationQuery } from '@caravan/support/api/staff';
import { DetailSkeleton, Heading, Panel, Row, Stack, StatusBadge } from '@caravan/ui-kit';
import { LoadFailed, useLazySlot, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { AnswerForm } from '../../components/answer-form.tsx';
import { CloseTicket } from '../../components/close-ticket.tsx';
import { stateTones, useSubject } from '../../components/conversation-words.ts';
import { TicketFacts } from '../../components/ticket-facts.tsx';
import { TicketMessages } from '../../components/ticket-messages.tsx';

export const meta = ({ t }: PageContext<'support-console'>): PageMeta => ({ title: t('title') });

/** One conversation: what was written, the facts, and the answer. */
export const Page = () => {
  const { t } = useTranslation('support-console');
  const { id = '' } = useParams();
  const { data: thread, error, refetch } = useGetStaffConversationQuery({ params: { id } });
  const OfferForm = useLazySlot('offerForm');
  const subjectOf = useSubject();
  if (error && !thread) return <LoadFailed error={error} title={t('missing')} onRetry={() => void refetch()} />;
  if (!thread) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Row gap="3" justify="between" wrap>
        <Row gap="3" wrap>
          <Heading level={1} size="xl">
            {subjectOf(thread)}
          </Heading>
          <StatusBadge tone={stateTones[thread.state]}>{t(`state.${thread.state}`)}</StatusBadge>
        </Row>
        <CloseTicket thread={thread} />
      </Row>
      <Panel title={t('facts')}>
        <TicketFacts thread={thread} />
      </Panel>
      <Panel title={t('messages')}>
        <TicketMessages key={`messages ${thread.id}`} thread={thread} />
      </Panel>
      {thread.actions.includes('answer') && thread.about.kind === 'request' && OfferForm ? (
        <OfferForm conversationId={thread.id} />
      ) : null}
      {thread.actions.includes('note') ? (
        <Panel title={t('write.title')}>
          <AnswerForm key={thread.id} thread={thread} />
        </Panel>
      ) : null}
    </Stack>
  );
};
