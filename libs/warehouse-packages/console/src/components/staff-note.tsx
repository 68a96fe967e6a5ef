import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Row, Stack, TextArea } from '@caravan/ui-kit';
import { useIdempotencyKey, useSingleFlight } from '@caravan/web-core';
import { messageOf } from '../lib/failed-calls.ts';

export interface StaffNoteProps {
  label: string;
  hint: string;
  /** Shown if nothing was written. */
  missing: string;
  action: string;
  secondary?: boolean;
  /** Sends the note under a key that is the same for the same note. */
  onSend: (note: string, idempotencyKey: string) => Promise<{ error?: unknown }>;
  onSent: () => void;
}

/** One step of staff with words that the shopper reads. What was typed stays when the server refuses. */
export const StaffNote = ({ label, hint, missing, action, secondary = false, onSend, onSent }: StaffNoteProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const { keyFor, settle } = useIdempotencyKey();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'note' | { message: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const note = typed.trim();

  const send = useSingleFlight(async () => {
    if (!note) return setFault('note');
    setBusy(true);
    const { error } = await onSend(note, keyFor(note));
    setBusy(false);
    setFault(error ? { message: messageOf(error) || t('weigh.noAnswer') } : null);
    if (error) return;
    settle();
    setTyped('');
    onSent();
  }, 0);

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
      <Row>
        <Button variant={secondary ? 'secondary' : 'primary'} busy={isBusy} onClick={() => void send()}>
          {action}
        </Button>
      </Row>
    </Stack>
  );
};
