import { PasswordField, type PasswordFieldProps } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** A password that its owner may look at, in the page's language. */
export const PasswordInput = (props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) => {
  const t = useTexts('account');
  return <PasswordField {...props} showLabel={t('password.show')} hideLabel={t('password.hide')} />;
};
