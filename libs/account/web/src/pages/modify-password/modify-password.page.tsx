import { accountPaths } from '@caravan/account/contract';
import { Card } from '@caravan/ui-kit';
import { useNavigate, useTexts, useToast, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { PasswordForm } from '../../components/password-input/password-form.tsx';

export const meta = ({ t }: PageContext): PageMeta => ({ title: t('password.title'), description: t('password.others') });

/** A new password. */
export const Page = () => {
  const t = useTexts('account');
  const toast = useToast();
  const navigate = useNavigate();
  const leave = () => {
    toast.show(t('password.changed'));
    void navigate(accountPaths.secure.href());
  };
  return (
    <AccountFrame title={t('password.title')}>
      <Card>
        <PasswordForm onChanged={leave} />
      </Card>
    </AccountFrame>
  );
};
