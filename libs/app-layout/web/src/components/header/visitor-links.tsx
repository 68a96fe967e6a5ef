import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { authPaths } from '@caravan/routes';
import { ButtonLink } from '@caravan/ui-kit';

/** Links to login and register, both returning to the current page. */
const useAuthHrefs = () => {
  const { pathname, search } = useLocation();
  const query = pathname === '/' ? undefined : { next: pathname + search };
  return { login: authPaths.login.href(query), register: authPaths.register.href(query) };
};

export const VisitorLinks = () => {
  const { t } = useTranslation('app-layout');
  const { login, register } = useAuthHrefs();
  return (
    <>
      <ButtonLink to={login} variant="ghost">
        {t('header.login')}
      </ButtonLink>
      <ButtonLink to={register}>{t('header.register')}</ButtonLink>
    </>
  );
};
