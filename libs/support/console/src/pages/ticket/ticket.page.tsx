import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { seesContacts } from '@caravan/kernel';
import { accountConsolePaths, cartOrdersConsolePaths, warehouseConsolePaths } from '@caravan/routes/console';
import { useGetStaffConversationQuery } from '@caravan/support/api/staff';
import type { StaffThread } from '@caravan/support/contract';
import { DescriptionList, DetailSkeleton, Heading, Link, Panel, Row, Stack, StatusBadge } from '@caravan/ui-kit';
import { LoadFailed, LocalTime, useLazySlot, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { AnswerForm } from '../../components/answer-form.tsx';
import { CloseTicket } from '../../components/close-ticket.tsx';
import { stateTones, useLanguageName, useSubject } from '../../components/conversation-words.ts';
import { TicketMessages } from '../../components/ticket-messages.tsx';

export const meta = ({ t }: PageContext<'support-console'>): PageMeta => ({ title: t('title') });

/** The page of the order or package. */
const pageOf = ({ kind, ref }: StaffThread['about']): string | undefined => {
  if (ref === null) return undefined;
  return kind === 'order'
    ? cartOrdersConsolePaths.order.href({ number: ref })
    : warehouseConsolePaths.packageDetail.href({ number: ref });
};

const Facts = ({ thread }: { thread: StaffThread }) => {
  const { t } = useTranslation('support-console');
  const subjectOf = useSubject();
  const languageNameOf = useLanguageName();
  const roles = useStaffMe()?.roles ?? [];
  const page = pageOf(thread.about);
  const subject = subjectOf(thread);
  const { product, first_answered_at: answered, waiting_since: waiting, closed_at: closed } = thread;
  const person = accountConsolePaths.person.href({ id: thread.user_id });
  const facts = [
    { key: 'about', term: t('subject'), value: page ? <Link to={page}>{subject}</Link> : subject },
    {
      key: 'product',
      term: t('product'),
      value: product ? (
        <Link href={product.url} newTab external>
          {product.name}
        </Link>
      ) : null,
    },
    { key: 'email', term: t('email'), value: thread.email },
    { key: 'visitor', term: t('person'), value: product ? t('visitor') : null },
    {
      key: 'person',
      term: t('person'),
      value: seesContacts(roles) && !product ? <Link to={person}>{t('openPerson')}</Link> : null,
    },
    { key: 'language', term: t('language'), value: languageNameOf(thread.language) },
    { key: 'started', term: t('started'), value: <LocalTime at={thread.created_at} /> },
    { key: 'first', term: t('firstAnswer'), value: answered ? <LocalTime at={answered} /> : t('noAnswer') },
    { key: 'waiting', term: t('waiting'), value: waiting ? <LocalTime at={waiting} /> : null },
    { key: 'closed', term: t('closedAt'), value: closed ? <LocalTime at={closed} /> : null },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value !== null)} />;
};

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
        <Facts thread={thread} />
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
