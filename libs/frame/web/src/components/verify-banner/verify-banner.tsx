import { sendActivation } from '@caravan/auth/contract';
import { Banner, Button } from '@caravan/ui-kit';
import { endpointFor, useSession, useTexts, useToast } from '@caravan/web-core';

/** Reminds of an e-mail that has not been confirmed; nothing is withheld meanwhile (decisions.md, People). */
export const VerifyBanner = () => {
  const t = useTexts('frame');
  const toast = useToast();
  const { user } = useSession();
  const [send, { isLoading, isSuccess }] = endpointFor(sendActivation).useMutation();
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
