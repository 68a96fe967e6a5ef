import { useTranslation } from 'react-i18next';
import { PasswordField, type PasswordFieldProps } from '@caravan/ui-kit';

export type PasswordInputProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>;

/** A password field with a button that shows the password. */
export const PasswordInput = (props: PasswordInputProps) => {
  const { t } = useTranslation('auth');
  return <PasswordField {...props} showLabel={t('field.showPassword')} hideLabel={t('field.hidePassword')} />;
};
