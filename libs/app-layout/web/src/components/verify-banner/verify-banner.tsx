import { useTranslation } from 'react-i18next';
import { useSendActivationMutation, useSession } from '@caravan/auth/api';
import { Banner, Button } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';

/** Reminds the shopper to confirm the e-mail; all features work meanwhile (specification 1.9). */
export const VerifyBanner = () => {
  const { t } = useTranslation('app-layout');
  const toast = useToast();
  const { user } = useSession();
  const [send, { isLoading, isSuccess }] = useSendActivationMutation();
  if (!user || user.email_verified || user.role === 'staff') return null;

  const sendAgain = async () => {
    const { error } = await send({ body: {} });
    if (!error) toast.show(t('verify.sent', { email: user.email }));
  };
  return (
    <Banner
      look="bar"
      tone="warning"
      icon="mail"
      action={
        isSuccess ? undefined : (
          <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void sendAgain()}>
            {t('verify.again')}
          </Button>
        )
      }
    >
      {t('verify.text', { email: user.email })}
    </Banner>
  );
};
