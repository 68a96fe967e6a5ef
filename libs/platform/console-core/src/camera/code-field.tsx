import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Grow, IconButton, Row, Stack, TextField } from '@caravan/ui-kit';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import { CameraScanner } from './camera-scanner.tsx';

/** No number that staff type is longer. */
const longestCode = 100;

export interface CodeFieldProps {
  /** Names the expected code: "Number of the goods". */
  label: string;
  enterLabel?: string;
  /** The station does something else now. An open camera comes back afterwards. */
  hidden?: boolean;
  /**
   * Takes the focus whenever nothing has it, for codes that are typed. Only for stations without shortcuts, because in a
   * field letters are text.
   */
  restsHere?: boolean;
  onCode: (text: string) => void;
}

/** Gives a field the focus that nothing has: when it is shown, after a dialog or a save, and after a click on nothing. */
const useRestingFocus = (field: RefObject<HTMLInputElement | null>, enabled: boolean): void => {
  // An element that had the focus is often removed without an event, so each render looks.
  useEffect(() => {
    // On a screen that is touched, the focus would open the keyboard over the station.
    if (!enabled || !matchMedia('(pointer: fine)').matches) return undefined;
    const rest = (): void => {
      const isFree = document.activeElement === document.body;
      // Text that is selected to be copied stays so.
      if (isFree && (getSelection()?.isCollapsed ?? true)) field.current?.focus({ preventScroll: true });
    };
    rest();
    addEventListener('click', rest);
    return () => removeEventListener('click', rest);
  });
};

/** Codes by camera or by typing; those of a scanner need no field. */
export const CodeField = ({ label, enterLabel, hidden = false, restsHere = false, onCode }: CodeFieldProps) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const [hasCamera, setCamera] = useState(false);
  const [lastSeen, setLastSeen] = useState<string>();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useRestingFocus(field, restsHere && !hidden);
  if (hidden) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim()) onCode(typed);
    setTyped('');
  };
  const see = ({ text }: { text: string }) => {
    setLastSeen(text);
    onCode(text);
  };
  return (
    <Stack gap="3">
      {hasCamera ? <CameraScanner onScan={see} onClose={() => setCamera(false)} lastCode={lastSeen} /> : null}
      <form onSubmit={submit} noValidate>
        <Row gap="2" align="end">
          <Grow>
            <TextField
              ref={field}
              label={label}
              size="lg"
              icon="barcode"
              autoComplete="off"
              maxLength={longestCode}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Grow>
          <Button type="submit" size="lg" variant="secondary">
            {enterLabel ?? t('code.enter')}
          </Button>
          {hasCamera ? null : (
            <IconButton
              icon="camera"
              size="lg"
              variant="secondary"
              label={t('camera.open')}
              onClick={() => setCamera(true)}
            />
          )}
        </Row>
      </form>
    </Stack>
  );
};
