import { sendReset } from '@caravan/auth/contract';
import { Button, LetterDrawing, Stack, Text } from '@caravan/ui-kit';
import { endpointFor, useTexts } from '@caravan/web-core';
import { OutcomeCard } from '../../components/outcome-card/outcome-card.tsx';
import { SendAgain } from '../../components/send-again/send-again.tsx';

export interface ResetMailSentProps {
  email: string;
  /** Back to the form, for who mistyped. */
  onAnother: () => void;
}

/** Says nothing about whether there is such an account. */
export const ResetMailSent = ({ email, onAnother }: ResetMailSentProps) => {
  const t = useTexts('auth');
  const [send, { isLoading }] = endpointFor(sendReset).useMutation();
  return (
    <OutcomeCard drawing={<LetterDrawing />} title={t('resetSent.title')} text={t('resetSent.text', { email })} takesFocus>
      <Stack gap="3">
        <SendAgain busy={isLoading} send={async () => !(await send({ body: { email } })).error} />
        <Button variant="ghost" size="lg" full onClick={onAnother}>
          {t('resetSent.another')}
        </Button>
        <Text size="sm" tone="muted" align="center">
          {t('registered.hint')}
        </Text>
      </Stack>
    </OutcomeCard>
  );
};
