import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '@caravan/ui-kit';

export interface CodeFieldProps extends Omit<TextFieldProps, 'label' | 'hint' | 'autoComplete'> {
  /** Only the app's code counts, because there are no recovery codes yet. */
  appOnly?: boolean;
}

/** A code of the authenticator app or a recovery code. */
export const CodeField = ({ appOnly = false, ...props }: CodeFieldProps) => {
  const { t } = useTranslation('auth-console');
  return (
    <TextField
      {...props}
      label={t('field.code')}
      hint={props.error ? undefined : t(appOnly ? 'field.appCodeHint' : 'field.codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      numeric
    />
  );
};
