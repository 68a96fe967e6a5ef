import { useTranslation } from 'react-i18next';
import { useSendActivationMutation } from '@caravan/auth/api';
import { Banner, Button, IconButton, Show } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';

interface VerifyReminderProps {
  email: string;
  onClose: () => void;
}

/** Says that the e-mail is not confirmed yet, and sends the link again. */
export const VerifyReminder = ({ email, onClose }: VerifyReminderProps) => {
  const { t } = useTranslation('app-layout');
  const toast = useToast();
  const [send, { isLoading, isSuccess }] = useSendActivationMutation();

  const sendAgain = async () => {
    const { error } = await send({ body: {} });
    if (!error) toast.show(t('verify.sent', { email }));
  };
  return (
    <Banner
      look="bar"
      tone="warning"
      icon="mail"
      action={
        <>
          {isSuccess ? null : (
            <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void sendAgain()}>
              {t('verify.again')}
            </Button>
          )}
          <IconButton icon="close" size="sm" label={t('verify.close')} onClick={onClose} />
        </>
      }
    >
      <Show below="md">{t('verify.short')}</Show>
      <Show from="md">
        <span title={email}>{t('verify.text', { email: email })}</span>
      </Show>
    </Banner>
  );
};
