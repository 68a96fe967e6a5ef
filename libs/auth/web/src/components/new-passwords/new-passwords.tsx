import { useTranslation } from 'react-i18next';
import { passwordRules } from '@caravan/auth/contract';
import { PasswordInput, type PasswordInputProps } from '../password-input/password-input.tsx';

type Field = Omit<PasswordInputProps, 'label' | 'autoComplete' | 'rules'>;

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
      <PasswordInput {...password} {...look} label={t('field.password')} hint={hint} />
      <PasswordInput {...repetition} {...look} label={t('field.passwordConfirm')} />
    </>
  );
};
