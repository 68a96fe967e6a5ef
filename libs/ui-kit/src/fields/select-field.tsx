import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../media/icon.tsx';
import styles from './field.module.css';
import { FieldShell, type FieldTexts } from './field-shell.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type NativeSelect = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'className' | 'style' | 'size' | 'multiple' | 'children'
>;

export interface SelectFieldProps extends FieldTexts, NativeSelect {
  options: readonly SelectOption[];
  /** The first entry, with an empty value. */
  placeholder?: string;
  size?: 'md' | 'lg';
  ref?: Ref<HTMLSelectElement>;
}

/** The native select, which works best on phones. */
export const SelectField = (props: SelectFieldProps) => {
  const { id, label, hint, error, optionalText, options, placeholder, size = 'md', ...rest } = props;
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optionalText={optionalText}>
      {(control) => (
        <span className={[styles.box, styles.select].join(' ')} data-size={size}>
          <select {...rest} {...control} className={styles.control}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="sm" />
          </span>
        </span>
      )}
    </FieldShell>
  );
};
