import { useTranslation } from 'react-i18next';
import { useSendResetMutation } from '@caravan/auth/api';
import { Button, MessageDrawing, Stack, Text } from '@caravan/ui-kit';
import { OutcomeCard } from '../../components/outcome-card/outcome-card.tsx';
import { SendAgain } from '../../components/send-again/send-again.tsx';

export interface ResetMailSentProps {
  email: string;
  /** Returns to the form, for shoppers who mistyped. */
  onAnother: () => void;
}

/** Does not reveal whether the account exists. */
export const ResetMailSent = ({ email, onAnother }: ResetMailSentProps) => {
  const { t } = useTranslation('auth');
  const [send, { isLoading }] = useSendResetMutation();
  return (
    <OutcomeCard
      drawing={<MessageDrawing />}
      title={t('resetSent.title')}
      text={t('resetSent.text', { email })}
      takesFocus
    >
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
