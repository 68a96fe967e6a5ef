import { useTranslation } from 'react-i18next';
import { day } from '@caravan/kernel';
import { RadioGroup, Stack, TextField } from '@caravan/ui-kit';

const two = (value: number): string => String(value).padStart(2, '0');

/** The day of an instant in the reader's zone, for a date field. */
const dayOf = (at: string): string => {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** The first instant of a day in the reader's zone. What is no day stays as it is, so that the form refuses it. */
const startOf = (typed: string): string => {
  const date = new Date(`${typed}T00:00`);
  return Number.isNaN(date.getTime()) ? typed : date.toISOString();
};

export interface MethodStartProps {
  /** Null for at once. */
  from: string | null;
  error: string | undefined;
  onChange: (at: string | null) => void;
}

/** When the change comes into force. */
export const MethodStart = ({ from, error, onChange: set }: MethodStartProps) => {
  const { t } = useTranslation('shipping-console');
  return (
    <Stack gap="4">
      <RadioGroup
        label={t('methods.start')}
        options={[
          { value: 'now', label: t('methods.startNow') },
          { value: 'later', label: t('methods.startLater') },
        ]}
        value={from === null ? 'now' : 'later'}
        onChange={({ target }) =>
          set(target.value === 'now' ? null : startOf(dayOf(new Date(Date.now() + day).toISOString())))
        }
      />
      {from === null ? null : (
        <TextField
          type="date"
          label={t('methods.startDay')}
          hint={t('methods.startDayHint')}
          error={error}
          defaultValue={dayOf(from)}
          onChange={({ target }) => set(startOf(target.value))}
        />
      )}
    </Stack>
  );
};
