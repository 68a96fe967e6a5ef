import { useTranslation } from 'react-i18next';
import { authPaths } from '@caravan/routes';
import { ButtonLink, PostmarkDrawing } from '@caravan/ui-kit';
import { OutcomeCard } from '../../components/outcome-card/outcome-card.tsx';

/** The new password is set. */
export const PasswordReset = () => {
  const { t } = useTranslation('auth');
  return (
    <OutcomeCard drawing={<PostmarkDrawing />} title={t('result.reset.title')} text={t('result.reset.text')} takesFocus>
      <ButtonLink to={authPaths.login.href()} size="lg" full iconAfter="arrow-right">
        {t('login.submit')}
      </ButtonLink>
    </OutcomeCard>
  );
};
