import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Grow, Row, TextField } from '@caravan/ui-kit';

export interface CodeFormProps {
  onCode: (code: string) => void;
  /** Opens the camera; absent while it is open. */
  onCamera: (() => void) | undefined;
}

/** A code that is typed, because its label cannot be scanned. */
export const CodeForm = ({ onCode, onCamera }: CodeFormProps) => {
  const { t } = useTranslation('procurement-console');
  const [code, setCode] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.trim()) onCode(code);
    setCode('');
  };
  return (
    <form onSubmit={submit} noValidate>
      <Row gap="3" align="end" wrap>
        <Grow>
          <TextField
            size="lg"
            icon="barcode"
            label={t('receive.code')}
            value={code}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setCode(target.value)}
          />
        </Grow>
        <Button type="submit" size="lg" variant="secondary">
          {t('receive.find')}
        </Button>
        {onCamera ? (
          <Button size="lg" variant="ghost" icon="camera" onClick={onCamera}>
            {t('receive.camera')}
          </Button>
        ) : null}
      </Row>
    </form>
  );
};
