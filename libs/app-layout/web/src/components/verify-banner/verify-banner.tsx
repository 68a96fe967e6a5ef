import { useTranslation } from 'react-i18next';
import { useSendActivationMutation, useSession } from '@caravan/auth/api';
import { cartOrdersPaths, fundPaymentPaths, warehousePackagesPaths } from '@caravan/routes';
import { Banner, Button, IconButton, Show } from '@caravan/ui-kit';
import { useLocation, useToast } from '@caravan/web-core';
import { useDismissed } from '../../lib/use-dismissed.ts';

/** The pages between a choice and its payment, where nothing else asks for attention. */
const checkout: readonly string[] = [
  cartOrdersPaths.confirmOrder,
  warehousePackagesPaths.confirmInfo,
  fundPaymentPaths.payment,
].map((path) => path.href());

/**
 * Reminds the shopper to confirm the e-mail; all features work meanwhile (specification 1.9). Closing it hides it until
 * the end of the visit. It does not disturb a checkout.
 */
export const VerifyBanner = () => {
  const { t } = useTranslation('app-layout');
  const toast = useToast();
  const { pathname } = useLocation();
  const { user } = useSession();
  const [isDismissed, dismiss] = useDismissed('verify-banner');
  const [send, { isLoading, isSuccess }] = useSendActivationMutation();
  if (!user || user.email_verified || user.role === 'staff' || isDismissed || checkout.includes(pathname)) return null;

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
        <>
          {isSuccess ? null : (
            <Button size="sm" variant="secondary" busy={isLoading} onClick={() => void sendAgain()}>
              {t('verify.again')}
            </Button>
          )}
          <IconButton icon="close" size="sm" label={t('verify.close')} onClick={dismiss} />
        </>
      }
    >
      <Show below="md">{t('verify.short')}</Show>
      <Show from="md">
        <span title={user.email}>{t('verify.text', { email: user.email })}</span>
      </Show>
    </Banner>
  );
};
