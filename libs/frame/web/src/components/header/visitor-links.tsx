import { useLocation } from 'react-router-dom';
import { authPaths } from '@caravan/auth/contract';
import { ButtonLink } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** Login and register, both leading back to where the visitor is. */
export const useAuthHrefs = () => {
  const { pathname, search } = useLocation();
  const query = pathname === '/' ? undefined : { next: pathname + search };
  return { login: authPaths.login.href(query), register: authPaths.register.href(query) };
};

export const VisitorLinks = () => {
  const t = useTexts('frame');
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
