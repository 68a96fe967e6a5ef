import { PasswordField, type PasswordFieldProps } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

export type PasswordInputProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>;

/** A password that its owner may look at, in the page's language. */
export const PasswordInput = (props: PasswordInputProps) => {
  const t = useTexts('auth');
  return <PasswordField {...props} showLabel={t('field.showPassword')} hideLabel={t('field.hidePassword')} />;
};
