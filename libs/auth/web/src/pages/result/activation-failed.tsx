import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { BrokenRouteDrawing } from '@caravan/ui-kit';
import { ActivationRequest } from '../../components/activation-request/activation-request.tsx';
import { OutcomeCard } from '../../components/outcome-card/outcome-card.tsx';
import { Activated } from './activated.tsx';

/** The link is used, expired or missing; the page offers a new one. */
export const ActivationFailed = () => {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  if (user?.email_verified) return <Activated />;
  return (
    <OutcomeCard
      drawing={<BrokenRouteDrawing />}
      title={t('result.activation_failed.title')}
      text={t('result.activation_failed.text')}
      takesFocus
    >
      <ActivationRequest justSent={false} variant="primary" />
    </OutcomeCard>
  );
};
