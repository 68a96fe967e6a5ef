import { useState } from 'react';
import type { StationLetter } from '@caravan/account/contract';
import { Card, NoticeDialog } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { Letter } from './letter.tsx';
import styles from './letters.module.css';

export interface LetterListProps {
  letters: readonly StationLetter[];
  onOpen: (letter: StationLetter) => void;
  onRemove: (letter: StationLetter) => void;
}

/** Letters below each other; before one is thrown away it is asked about. */
export const LetterList = ({ letters, onOpen, onRemove }: LetterListProps) => {
  const t = useTexts('account');
  const [doomed, setDoomed] = useState<StationLetter>();
  return (
    <>
      <Card space="none">
        <ul className={styles.list} aria-label={t('messages.title')}>
          {letters.map((letter) => (
            <Letter key={letter.id} letter={letter} onOpen={() => onOpen(letter)} onRemove={() => setDoomed(letter)} />
          ))}
        </ul>
      </Card>
      <NoticeDialog
        open={doomed !== undefined}
        type="warning"
        danger
        title={t('messages.removeTitle')}
        text={doomed ? t('messages.removeText', { title: doomed.title }) : ''}
        confirmLabel={t('messages.removeYes')}
        cancelLabel={t('cancel')}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => (doomed ? onRemove(doomed) : undefined)}
      />
    </>
  );
};
