import { useTranslation } from 'react-i18next';
import {
  numberFact,
  textFact,
  type BulkOutcome,
  type QueuePanelProps,
  type QueueTask,
  type QueueView,
} from '@caravan/console-core';
import { isLanguage } from '@caravan/kernel';
import { useCloseConversationMutation, useGetStaffConversationQuery } from '@caravan/support/api/staff';
import { Button, Skeleton, Stack } from '@caravan/ui-kit';
import { isApiError, LoadFailed, useLazySlot } from '@caravan/web-core';
import { AnswerForm } from '../components/answer-form.tsx';
import { CloseTicket } from '../components/close-ticket.tsx';
import { useLanguageName } from '../components/conversation-words.ts';
import { TicketFacts } from '../components/ticket-facts.tsx';
import { TicketMessages } from '../components/ticket-messages.tsx';

const Header = ({ text }: { text: 'last' | 'language' }) => useTranslation('support-console').t(text);

const LanguageCell = ({ task }: { task: QueueTask }) => {
  const languageNameOf = useLanguageName();
  const language = textFact(task, 'language');
  return isLanguage(language) ? languageNameOf(language) : '–';
};

const Panel = ({ task, onDone }: QueuePanelProps) => {
  const { t } = useTranslation('support-console');
  const OfferForm = useLazySlot('offerForm');
  const {
    data: thread,
    isError,
    refetch,
  } = useGetStaffConversationQuery({ params: { id: task.ref } }, { refetchOnMountOrArgChange: true });
  if (isError) return <LoadFailed part title={t('failed')} onRetry={() => void refetch()} />;
  if (!thread) return <Skeleton />;
  return (
    <Stack gap="4">
      <TicketFacts thread={thread} />
      <TicketMessages key={`messages ${thread.id}`} thread={thread} />
      {thread.actions.includes('answer') && thread.about.kind === 'request' && OfferForm ? (
        <OfferForm conversationId={thread.id} />
      ) : null}
      {thread.actions.includes('note') ? <AnswerForm key={thread.id} thread={thread} onAnswered={onDone} /> : null}
      <CloseTicket thread={thread} onClosed={onDone} />
    </Stack>
  );
};

/** Closes all selected conversations; one in which the shopper wrote meanwhile is refused. */
const CloseAll = ({ tasks, onResult }: { tasks: readonly QueueTask[]; onResult: (outcome: BulkOutcome) => void }) => {
  const { t } = useTranslation('support-console');
  const [close, { isLoading }] = useCloseConversationMutation();
  const run = async () => {
    const done: string[] = [];
    const refused: { id: string; message: string }[] = [];
    for (const task of tasks) {
      const version = numberFact(task, 'version');
      const { error } = await close({ params: { id: task.ref }, ...(version === undefined ? {} : { version }) });
      if (error) refused.push({ id: task.id, message: isApiError(error) ? error.message : '' });
      else done.push(task.id);
    }
    onResult({ done, refused });
  };
  return (
    <Button busy={isLoading} onClick={() => void run()}>
      {t('closeAll')}
    </Button>
  );
};

/** The conversations in which a shopper waits for an answer. */
export const view: QueueView = {
  columns: [
    { key: 'last', Header: () => <Header text="last" />, Cell: ({ task }) => textFact(task, 'last_words') ?? '–' },
    { key: 'language', Header: () => <Header text="language" />, Cell: LanguageCell },
  ],
  Panel,
  tags: ['staff-conversation'],
  bulk: [{ key: 'close', Button: CloseAll }],
};
