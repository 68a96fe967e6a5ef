import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CameraScanner } from '@caravan/console-core';
import { Button, Grow, IconButton, Row, Stack, TextField } from '@caravan/ui-kit';

export interface CodeFieldProps {
  /** What the station waits for: "Number of the goods". */
  label: string;
  onCode: (text: string) => void;
}

/** Codes by camera or by typing; those of a scanner need no field. */
export const CodeField = ({ label, onCode }: CodeFieldProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [hasCamera, setCamera] = useState(false);
  const [typed, setTyped] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim()) onCode(typed);
    setTyped('');
  };
  return (
    <Stack gap="3">
      {hasCamera ? <CameraScanner onScan={({ text }) => onCode(text)} onClose={() => setCamera(false)} /> : null}
      <form onSubmit={submit} noValidate>
        <Row gap="2" align="end">
          <Grow>
            <TextField
              label={label}
              size="lg"
              icon="barcode"
              autoComplete="off"
              maxLength={60}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Grow>
          <Button type="submit" size="lg" variant="secondary">
            {t('code.enter')}
          </Button>
          {hasCamera ? null : <IconButton icon="camera" label={t('code.camera')} onClick={() => setCamera(true)} />}
        </Row>
      </form>
    </Stack>
  );
};
