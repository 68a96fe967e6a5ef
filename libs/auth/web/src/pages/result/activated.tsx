import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { authPaths } from '@caravan/routes';
import { ButtonLink, PostmarkDrawing } from '@caravan/ui-kit';
import { OutcomeCard } from '../../components/outcome-card/outcome-card.tsx';
import { home } from '../../lib/next.ts';

/** The e-mail is confirmed. */
export const Activated = () => {
  const { t } = useTranslation('auth');
  const { isLogin } = useSession();
  return (
    <OutcomeCard
      drawing={<PostmarkDrawing />}
      title={t('result.activated.title')}
      text={t('result.activated.text')}
      takesFocus
    >
      <ButtonLink to={isLogin ? home : authPaths.login.href()} size="lg" full iconAfter="arrow-right">
        {t(isLogin ? 'registered.start' : 'login.submit')}
      </ButtonLink>
    </OutcomeCard>
  );
};
