import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTakeOverTaskMutation } from '@caravan/tasks/api';
import type { Task } from '@caravan/tasks/contract';
import { Button, Dialog, Stack, Text, TextArea } from '@caravan/ui-kit';
import { useLanguage, useNow } from '@caravan/web-core';
import { ageWords } from '../../lib/ages.ts';

/** Takes a task from the colleague who holds it; the colleague gets the reason. */
export const TakeOver = ({ task, holder }: { task: Task; holder: string }) => {
  const { t } = useTranslation('tasks-console');
  const language = useLanguage();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [takeOver, { isLoading }] = useTakeOverTaskMutation();
  const since = task.held_since && now ? ageWords(task.held_since, now, language) : '';

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(note.trim() === '');
    if (note.trim() === '') return;
    const answer = await takeOver({ params: { id: task.id }, body: { note: note.trim() }, version: task.version });
    if (answer.data) setOpen(false);
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('panel.takeOver')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('panel.takeOver')}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="4">
            <Text>{t('panel.takeOverText', { holder, since })}</Text>
            <TextArea
              label={t('panel.note')}
              value={note}
              maxLength={500}
              error={isMissing ? t('panel.noteNeeded') : undefined}
              onChange={(event) => setNote(event.target.value)}
            />
            <Button type="submit" busy={isLoading}>
              {t('panel.takeOver')}
            </Button>
          </Stack>
        </form>
      </Dialog>
    </>
  );
};
