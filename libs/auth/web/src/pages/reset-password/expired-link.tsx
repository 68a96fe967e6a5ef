import { authPaths, authReasons } from '@caravan/auth/contract';
import { reasonText } from '@caravan/kernel';
import { BrokenRouteDrawing, ButtonLink } from '@caravan/ui-kit';
import { useLanguage, useTexts } from '@caravan/web-core';
import { OutcomeCard } from '../../components/outcome-card/outcome-card.tsx';

/** The link was used, too old, or none; in the words that the server has for it. */
export const ExpiredLink = () => {
  const t = useTexts('auth');
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
