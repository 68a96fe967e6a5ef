import { authPaths } from '@caravan/auth/contract';
import { ButtonLink, PostmarkDrawing } from '@caravan/ui-kit';
import { useSession, useTexts } from '@caravan/web-core';
import { OutcomeCard } from '../../components/outcome-card/outcome-card.tsx';
import { home } from '../../lib/next.ts';

/** The e-mail is confirmed. */
export const Activated = () => {
  const t = useTexts('auth');
  const { isLogin } = useSession();
  return (
    <OutcomeCard drawing={<PostmarkDrawing />} title={t('result.activated.title')} text={t('result.activated.text')} takesFocus>
      <ButtonLink to={isLogin ? home : authPaths.login.href()} size="lg" full iconAfter="arrow-right">
        {t(isLogin ? 'registered.start' : 'login.submit')}
      </ButtonLink>
    </OutcomeCard>
  );
};
