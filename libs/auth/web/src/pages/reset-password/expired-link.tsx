import { useTranslation } from 'react-i18next';
import { authReasons } from '@caravan/auth/contract';
import { reasonText } from '@caravan/kernel';
import { authPaths } from '@caravan/routes';
import { BrokenRouteDrawing, ButtonLink } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import { OutcomeCard } from '../../components/outcome-card/outcome-card.tsx';

/** The link is used, expired or missing; the text is the server's. */
export const ExpiredLink = () => {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  return (
    <OutcomeCard
      drawing={<BrokenRouteDrawing />}
      title={t('expiredLink.title')}
      text={t('expiredLink.text', { message: reasonText('link_expired', language, authReasons) })}
      takesFocus
    >
      <ButtonLink to={authPaths.findPassword.href()} size="lg" full>
        {t('expiredLink.again')}
      </ButtonLink>
    </OutcomeCard>
  );
};
