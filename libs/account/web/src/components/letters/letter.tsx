import { useId, useState } from 'react';
import type { StationLetter } from '@caravan/account/contract';
import { ButtonLink, Icon, IconButton, Row, Stack, Text, VisuallyHidden } from '@caravan/ui-kit';
import { useFormats, useTexts, useTimeZone } from '@caravan/web-core';
import styles from './letters.module.css';

export interface LetterProps {
  letter: StationLetter;
  /** It has been unfolded. */
  onOpen: () => void;
  onRemove: () => void;
}

const paragraphs = (body: string): string[] => body.split(/\n{2,}/).filter((part) => part.trim() !== '');

/** One letter, folded to its title; unfolding it is reading it. */
export const Letter = ({ letter, onOpen, onRemove }: LetterProps) => {
  const t = useTexts('account');
  const { instant } = useFormats();
  const zone = useTimeZone();
  const bodyId = useId();
  const [isOpen, setOpen] = useState(false);
  const isUnread = letter.read_at === null;
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) onOpen();
  };
  return (
    <li className={styles.letter} data-unread={isUnread || undefined}>
      <div className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={bodyId} onClick={toggle}>
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.words}>
            <span className={styles.title}>
              {isUnread ? <VisuallyHidden>{t('messages.unread')} </VisuallyHidden> : null}
              {letter.title}
            </span>{' '}
            <Text as="time" size="sm" tone="muted" numeric dateTime={letter.created_at}>
              {instant(letter.created_at, zone)}
            </Text>
          </span>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="sm" />
          </span>
        </button>
        <IconButton icon="trash" size="sm" label={t('messages.removeOf', { title: letter.title })} onClick={onRemove} />
      </div>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        <Stack gap="3">
          {paragraphs(letter.body).map((text, index) => (
            <Text key={index} prewrap measure>
              {text}
            </Text>
          ))}
          {letter.link ? (
            <Row>
              <ButtonLink size="sm" variant="secondary" iconAfter="arrow-right" to={letter.link}>
                {t('messages.go')}
              </ButtonLink>
            </Row>
          ) : null}
        </Stack>
      </div>
    </li>
  );
};
