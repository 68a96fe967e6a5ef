import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, NoticeDialog, Row, Stack, TextArea } from '@caravan/ui-kit';
import { useIdempotencyKey, useSingleFlight } from '@caravan/web-core';
import { messageOf } from '../station/failed-calls.ts';

/** A step that staff take with a note. */
export interface NoteStep {
  action: string;
  variant?: 'primary' | 'secondary' | 'danger';
  /** Asked before a step that cannot be undone. */
  question?: (note: string) => { title: string; text: string; confirm: string; keep: string };
  /** Sends the note under a key that is the same for the same step and note. */
  onSend: (note: string, idempotencyKey: string) => Promise<{ error?: unknown }>;
  onSent: () => void;
}

export interface StaffNoteProps {
  label: string;
  hint: string;
  /** Shown if nothing was written. */
  missing: string;
  steps: readonly NoteStep[];
}

/** A note, and the steps that need one. What was typed stays when the server refuses. Needs a `key` for each subject. */
export const StaffNote = ({ label, hint, missing, steps }: StaffNoteProps) => {
  const { t } = useTranslation('console-core');
  const { keyFor, settle } = useIdempotencyKey();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'note' | { message: string } | null>(null);
  const [sending, setSending] = useState<NoteStep['action']>();
  const [asking, setAsking] = useState<NoteStep>();
  const note = typed.trim();
  const question = asking?.question?.(note);

  const send = useSingleFlight(async ({ action, onSend, onSent }: NoteStep) => {
    setSending(action);
    const { error } = await onSend(note, keyFor(JSON.stringify([action, note])));
    setSending(undefined);
    setFault(error ? { message: messageOf(error) || t('station.noAnswer') } : null);
    if (error) return;
    settle();
    setTyped('');
    onSent();
  }, 0);
  const take = (step: NoteStep): void => {
    if (!note) setFault('note');
    else if (step.question) setAsking(step);
    else void send(step);
  };

  return (
    <Stack gap="3">
      <TextArea
        label={label}
        hint={hint}
        value={typed}
        maxLength={500}
        rows={2}
        error={fault === 'note' && !note ? missing : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {fault && fault !== 'note' ? <Banner tone="danger">{fault.message}</Banner> : null}
      <Row gap="3" wrap>
        {steps.map((step) => (
          <Button
            key={step.action}
            variant={step.variant ?? 'primary'}
            busy={sending === step.action}
            onClick={() => take(step)}
          >
            {step.action}
          </Button>
        ))}
      </Row>
      {asking && question ? (
        <NoticeDialog
          open
          type="warning"
          danger
          title={question.title}
          text={question.text}
          confirmLabel={question.confirm}
          cancelLabel={question.keep}
          onClose={() => setAsking(undefined)}
          onConfirm={() => void send(asking)}
        />
      ) : null}
    </Stack>
  );
};
