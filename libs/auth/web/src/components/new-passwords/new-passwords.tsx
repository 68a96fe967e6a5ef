import { useTranslation } from 'react-i18next';
import { passwordRules } from '@caravan/auth/contract';
import { PasswordField, type PasswordFieldProps } from '@caravan/ui-kit';

type Field = Omit<PasswordFieldProps, 'label' | 'autoComplete' | 'rules'>;

export interface NewPasswordsProps {
  password: Field;
  repetition: Field;
}

export const NewPasswords = ({ password, repetition }: NewPasswordsProps) => {
  const { t } = useTranslation('auth');
  const hint = password.error ? undefined : t('field.passwordHint');
  const look = { autoComplete: 'new-password', rules: passwordRules, size: 'lg' } as const;
  return (
    <>
      <PasswordField {...password} {...look} label={t('field.password')} hint={hint} />
      <PasswordField {...repetition} {...look} label={t('field.passwordConfirm')} />
    </>
  );
};
