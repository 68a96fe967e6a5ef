import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationMessage } from '@caravan/account/contract';
import { ButtonLink, Icon, IconButton, Row, Stack, Text, VisuallyHidden } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import styles from './messages.module.css';

export interface MessageProps {
  message: StationMessage;
  /** Called when the message unfolds. */
  onOpen: () => void;
  onRemove: () => void;
}

const paragraphs = (body: string): string[] => body.split(/\n{2,}/).filter((part) => part.trim() !== '');

/** A message, folded to its title; unfolding it marks it as read. */
export const Message = ({ message, onOpen, onRemove }: MessageProps) => {
  const { t } = useTranslation('account');
  const bodyId = useId();
  const [isOpen, setOpen] = useState(false);
  const isUnread = message.read_at === null;
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) onOpen();
  };
  return (
    <li className={styles.message} data-unread={isUnread || undefined}>
      <div className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={bodyId} onClick={toggle}>
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.words}>
            <span className={styles.title}>
              {isUnread ? <VisuallyHidden>{t('messages.unread')} </VisuallyHidden> : null}
              {message.title}
            </span>{' '}
            <Text as="span" size="sm" tone="muted" numeric>
              <LocalTime at={message.created_at} />
            </Text>
          </span>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="sm" />
          </span>
        </button>
        <IconButton
          icon="trash"
          size="sm"
          label={t('messages.removeOf', { title: message.title })}
          onClick={onRemove}
        />
      </div>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        <Stack gap="3">
          {paragraphs(message.body).map((text, index) => (
            <Text key={index} prewrap measure>
              {text}
            </Text>
          ))}
          {message.link ? (
            <Row>
              <ButtonLink size="sm" variant="secondary" iconAfter="arrow-right" to={message.link}>
                {t('messages.go')}
              </ButtonLink>
            </Row>
          ) : null}
        </Stack>
      </div>
    </li>
  );
};
