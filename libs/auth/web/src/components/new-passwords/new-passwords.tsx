import { useTranslation } from 'react-i18next';
import { PasswordInput, type PasswordInputProps } from '../password-input/password-input.tsx';

type Field = Omit<PasswordInputProps, 'label' | 'autoComplete'>;

export interface NewPasswordsProps {
  password: Field;
  repetition: Field;
}

/** A new password and its repetition. */
export const NewPasswords = ({ password, repetition }: NewPasswordsProps) => {
  const { t } = useTranslation('auth');
  const hint = password.error ? undefined : t('field.passwordHint');
  return (
    <>
      <PasswordInput {...password} label={t('field.password')} hint={hint} autoComplete="new-password" size="lg" />
      <PasswordInput {...repetition} label={t('field.passwordConfirm')} autoComplete="new-password" size="lg" />
    </>
  );
};
