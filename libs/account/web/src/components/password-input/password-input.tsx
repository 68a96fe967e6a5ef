import { useTranslation } from 'react-i18next';
import { PasswordField, type PasswordFieldProps } from '@caravan/ui-kit';

/** A password field with a button that shows the password. */
export const PasswordInput = (props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) => {
  const { t } = useTranslation('account');
  return <PasswordField {...props} showLabel={t('password.show')} hideLabel={t('password.hide')} />;
};
