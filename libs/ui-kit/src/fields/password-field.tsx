import { useState, type ClipboardEvent } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useKitWords } from '../words/use-kit-words.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Rules for a new password, for password managers. */
export interface PasswordRules {
  minLength: number;
  maxLength: number;
  /** The attribute of this name. */
  passwordrules: string;
}

type OwnProps = 'type' | 'action' | 'prefix' | 'suffix' | 'icon' | 'minLength' | 'maxLength' | 'isAscii';

export interface PasswordFieldProps extends Omit<TextFieldProps, OwnProps> {
  autoComplete: 'current-password' | 'new-password';
  rules?: PasswordRules;
}

/** A browser cuts a pasted text at `maxlength`. Without it, the form refuses the password instead. */
const keepWhole = ({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>): void => {
  const { maxLength } = currentTarget;
  if (maxLength >= 0 && clipboardData.getData('text').length > maxLength) currentTarget.removeAttribute('maxlength');
};

/** A password field with a button that shows the password. */
export const PasswordField = ({ rules, ...rest }: PasswordFieldProps) => {
  const words = useKitWords();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onPaste={keepWhole}
      {...rest}
      {...rules}
      isAscii
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? words.hidePassword : words.showPassword}
          size="sm"
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};
