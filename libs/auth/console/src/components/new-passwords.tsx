import { useTranslation } from 'react-i18next';
import { passwordRules } from '@caravan/auth/contract';
import { PasswordField, type PasswordFieldProps } from '@caravan/ui-kit';

type Field = Omit<PasswordFieldProps, 'autoComplete' | 'label'>;

export interface NewPasswordsProps {
  password: Field;
  repetition: Field;
  label: string;
  size?: PasswordFieldProps['size'];
}

/** A new password, twice. */
export const NewPasswords = ({ password, repetition, label, size = 'md' }: NewPasswordsProps) => {
  const { t } = useTranslation('auth-console');
  const look = { autoComplete: 'new-password', rules: passwordRules, size } as const;
  return (
    <>
      <PasswordField
        {...password}
        {...look}
        label={label}
        hint={password.error ? undefined : t('field.passwordHint')}
      />
      <PasswordField {...repetition} {...look} label={t('field.passwordConfirm')} />
    </>
  );
};
