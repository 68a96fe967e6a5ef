import { useTranslation } from 'react-i18next';
import { type Me } from '@caravan/auth/contract';
import { ownPath } from '@caravan/kernel';
import { authConsolePaths } from '@caravan/routes/console';
import { Button, Stack } from '@caravan/ui-kit';
import {
  redirectTo,
  useNavigate,
  useSearchParams,
  type AppThunk,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { AuthCard } from '../../components/auth-card.tsx';
import { CodeForm } from '../../components/code-form.tsx';
import { LoginForm } from './login-form.tsx';
import { useStaffLogin } from './use-staff-login.ts';

const home = '/';

/** Where the login leads back to: a path of the console only. */
const nextOf = (search: URLSearchParams): string => ownPath(search.get('next')) ?? home;

const isLoggedIn =
  (): AppThunk<boolean> =>
  (_dispatch, getState, { cookies }) =>
    getState().session.isLogin && cookies.get('token') !== undefined;

export const loader = async ({ store, url }: PageContext): Promise<void> => {
  if (store.dispatch(isLoggedIn())) throw redirectTo(nextOf(url.searchParams));
};

export const meta = ({ t }: PageContext<'auth-console'>): PageMeta => ({ title: t('login.title') });

/** The login of staff: the password, and then the code if the account has a second factor. */
export const Page = () => {
  const { t } = useTranslation('auth-console');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // A session without the required second step can do nothing but set it up.
  const goOn = (me: Me | undefined) => {
    const mustEnrol = me?.required === true && me.second_factor === 'none';
    void navigate(mustEnrol ? authConsolePaths.me.href() : nextOf(search), { replace: true });
  };
  const { asksCode, isShopper, sendPassword, sendCode, startAgain } = useStaffLogin(goOn);
  if (!asksCode)
    return (
      <AuthCard title={t('login.title')} intro={t('login.intro')}>
        <LoginForm isShopper={isShopper} send={sendPassword} />
      </AuthCard>
    );
  return (
    <AuthCard title={t('login.codeTitle')} intro={t('login.codeIntro')}>
      <Stack gap="3">
        <CodeForm submitLabel={t('login.submit')} send={sendCode} autoFocus />
        <Button variant="ghost" onClick={startAgain}>
          {t('login.back')}
        </Button>
      </Stack>
    </AuthCard>
  );
};
