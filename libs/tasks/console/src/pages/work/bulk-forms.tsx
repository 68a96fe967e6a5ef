import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAssigneesQuery } from '@caravan/tasks/api';
import type { Queue } from '@caravan/tasks/contract';
import { Button, SelectField, Stack, TextArea, TextField } from '@caravan/ui-kit';
import type { BulkChange } from '../../lib/use-bulk.ts';

interface BulkFormProps {
  /** False if the call failed, and the form stays with what was typed. */
  run: (change: BulkChange) => Promise<boolean>;
  busy: boolean;
  onDone: () => void;
}

interface NotedFormProps extends Pick<BulkFormProps, 'busy'> {
  submitLabel: string;
  onSubmit: (note: string) => Promise<void>;
  children: ReactNode;
}

/** A choice with a note that the audit log keeps. */
const NotedForm = ({ submitLabel, busy, onSubmit, children }: NotedFormProps) => {
  const { t } = useTranslation('tasks-console');
  const [note, setNote] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSubmit(note);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        {children}
        <TextArea
          label={t('bulk.note')}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
};

/** Gives tasks to a member whose roles include the queue. */
export const AssignForm = ({ queue, run, busy, onDone }: BulkFormProps & { queue: Queue }) => {
  const { t } = useTranslation('tasks-console');
  const { data = [] } = useListAssigneesQuery({ query: { queue } });
  const [staffId, setStaffId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const assign = async (note: string) => {
    setMissing(staffId === '');
    if (staffId && (await run({ action: 'assign', staffId, note }))) onDone();
  };
  return (
    <NotedForm submitLabel={t('bulk.assignNow')} busy={busy} onSubmit={assign}>
      <SelectField
        label={t('bulk.assignee')}
        value={staffId}
        placeholder={t('bulk.choose')}
        options={data.map(({ id, name }) => ({ value: id, label: name }))}
        error={isMissing ? t('bulk.assigneeNeeded') : undefined}
        onChange={(event) => setStaffId(event.target.value)}
      />
    </NotedForm>
  );
};

const two = (part: number): string => String(part).padStart(2, '0');

/** Tomorrow at nine where the member of staff works, as the field has it. */
const tomorrow = (): string => {
  const at = new Date();
  at.setDate(at.getDate() + 1);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T09:00`;
};

/** Puts tasks aside until a time. */
export const SnoozeForm = ({ run, busy, onDone }: BulkFormProps) => {
  const { t } = useTranslation('tasks-console');
  const [until, setUntil] = useState(tomorrow);
  const [isWrong, setWrong] = useState(false);
  const snooze = async (note: string) => {
    const at = new Date(until);
    // Also without a date, which is no number.
    const isAhead = at.getTime() > Date.now();
    setWrong(!isAhead);
    if (isAhead && (await run({ action: 'snooze', until: at.toISOString(), note }))) onDone();
  };
  return (
    <NotedForm submitLabel={t('bulk.snoozeNow')} busy={busy} onSubmit={snooze}>
      <TextField
        type="datetime-local"
        label={t('bulk.until')}
        value={until}
        error={isWrong ? t('bulk.untilNeeded') : undefined}
        onChange={(event) => setUntil(event.target.value)}
      />
    </NotedForm>
  );
};
