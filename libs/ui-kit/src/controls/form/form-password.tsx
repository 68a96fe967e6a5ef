import { Input } from '@chakra-ui/react/input';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { IconButton } from '../../actions/icon-button.tsx';
import fieldStyles from '../../fields/field.module.css';
import type { BoundFieldProps } from './bound-field.ts';
import { FormField } from './form-field.tsx';

export interface FormPasswordProps<Values extends FieldValues, Output = Values> extends BoundFieldProps<Values, Output> {
  showLabel: string;
  hideLabel: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that its owner may look at. */
export const FormPassword = <Values extends FieldValues, Output = Values>(props: FormPasswordProps<Values, Output>) => {
  const { showLabel, hideLabel, autoComplete, ...bound } = props;
  const [shown, setShown] = useState(false);
  return (
    <FormField {...bound}>
      {(field, { describedBy }) => (
        <span className={fieldStyles.box}>
          <Input
            {...field}
            aria-describedby={describedBy}
            unstyled
            className={fieldStyles.control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <span className={fieldStyles.affix} data-action>
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? hideLabel : showLabel}
              size="sm"
              disabled={field.disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </FormField>
  );
};
