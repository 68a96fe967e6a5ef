import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationMessage } from '@caravan/account/contract';
import { Card, NoticeDialog } from '@caravan/ui-kit';
import { Message } from './message.tsx';
import styles from './messages.module.css';

export interface MessageListProps {
  messages: readonly StationMessage[];
  onOpen: (message: StationMessage) => void;
  onRemove: (message: StationMessage) => void;
}

/** The list of messages; asks before it deletes one. */
export const MessageList = ({ messages, onOpen, onRemove }: MessageListProps) => {
  const { t } = useTranslation('account');
  const [toRemove, setToRemove] = useState<StationMessage>();
  return (
    <>
      <Card space="none">
        <ul className={styles.list} aria-label={t('messages.title')}>
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              onOpen={() => onOpen(message)}
              onRemove={() => setToRemove(message)}
            />
          ))}
        </ul>
      </Card>
      <NoticeDialog
        open={toRemove !== undefined}
        type="warning"
        danger
        title={t('messages.removeTitle')}
        text={toRemove ? t('messages.removeText', { title: toRemove.title }) : ''}
        confirmLabel={t('messages.removeYes')}
        cancelLabel={t('cancel')}
        onClose={() => setToRemove(undefined)}
        onConfirm={() => (toRemove ? onRemove(toRemove) : undefined)}
      />
    </>
  );
};
