import { useTexts } from '@caravan/web-core';
import { PasswordInput, type PasswordInputProps } from '../password-input/password-input.tsx';

type Field = Omit<PasswordInputProps, 'label' | 'autoComplete'>;

export interface NewPasswordsProps {
  password: Field;
  repetition: Field;
}

/** A password that is chosen anew, and once more. */
export const NewPasswords = ({ password, repetition }: NewPasswordsProps) => {
  const t = useTexts('auth');
  const hint = password.error ? undefined : t('field.passwordHint');
  return (
    <>
      <PasswordInput {...password} label={t('field.password')} hint={hint} autoComplete="new-password" size="lg" />
      <PasswordInput {...repetition} label={t('field.passwordConfirm')} autoComplete="new-password" size="lg" />
    </>
  );
};
