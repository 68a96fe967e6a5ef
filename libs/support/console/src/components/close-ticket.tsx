import { useTranslation } from 'react-i18next';
import { useCloseConversationMutation } from '@caravan/support/api/staff';
import type { StaffThread } from '@caravan/support/contract';
import { Button } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';

export interface CloseTicketProps {
  thread: Pick<StaffThread, 'id' | 'version' | 'actions'>;
  onClosed?: () => void;
}

/** Ends a conversation, unless the shopper wrote since it was read. */
export const CloseTicket = ({ thread, onClosed }: CloseTicketProps) => {
  const { t } = useTranslation('support-console');
  const toast = useToast();
  const [close, { isLoading }] = useCloseConversationMutation();
  if (!thread.actions.includes('close')) return null;
  const run = async () => {
    const { data } = await close({ params: { id: thread.id }, version: thread.version });
    if (!data) return;
    toast.show(t('closed'), 'success');
    onClosed?.();
  };
  return (
    <Button variant="secondary" busy={isLoading} onClick={() => void run()}>
      {t('close')}
    </Button>
  );
};
