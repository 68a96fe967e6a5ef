import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { accountPaths } from '@caravan/routes';
import { Card } from '@caravan/ui-kit';
import { useNavigate, useToast, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountPage } from '../../components/account-page/account-page.tsx';
import { Passwordless } from '../../components/proof/passwordless.tsx';
import { PasswordForm } from '../../components/password-form/password-form.tsx';

export const meta = ({ t }: PageContext<'account'>): PageMeta => ({
  title: t('password.title'),
  description: t('password.others'),
});

/** Changes the password. */
export const Page = () => {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const leave = () => {
    toast.show(t('password.changed'));
    void navigate(accountPaths.secure.href());
  };
  if (user?.has_password === false) {
    return (
      <AccountPage title={t('passwordless.title')}>
        <Passwordless email={user.email} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('password.title')}>
      <Card>
        <PasswordForm onChanged={leave} />
      </Card>
    </AccountPage>
  );
};
