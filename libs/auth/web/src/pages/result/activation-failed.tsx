import { BrokenRouteDrawing } from '@caravan/ui-kit';
import { useSession, useTexts } from '@caravan/web-core';
import { ActivationRequest } from '../../components/activation-request/activation-request.tsx';
import { OutcomeCard } from '../../components/outcome-card/outcome-card.tsx';
import { Activated } from './activated.tsx';

/** The link was used, too old, or none; here is the way to a new one. */
export const ActivationFailed = () => {
  const t = useTexts('auth');
  const { user } = useSession();
  if (user?.email_verified) return <Activated />;
  return (
    <OutcomeCard drawing={<BrokenRouteDrawing />} title={t('result.activation_failed.title')} text={t('result.activation_failed.text')} takesFocus>
      <ActivationRequest justSent={false} variant="primary" />
    </OutcomeCard>
  );
};
