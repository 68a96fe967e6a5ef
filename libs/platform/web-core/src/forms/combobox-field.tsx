import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Combobox, type ComboboxProps } from '@caravan/ui-kit';
import { commonNamespace } from '../i18n/common/common-texts.ts';

export interface ComboboxFieldProps<Values extends FieldValues, Output> extends Omit<
  ComboboxProps,
  'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error' | 'emptyText' | 'openLabel'
> {
  control: Control<Values, unknown, Output>;
  /**
   * Pass `form.register('country').name`: a submit with errors focuses the first field in the order of registration,
   * and a form registers its other fields before this one renders.
   */
  name: FieldPath<Values>;
  /** Called after another option is chosen. */
  onChosen?: () => void;
}

/** A combobox of a form: the form holds the value of the chosen option, an empty string for none. */
export const ComboboxField = <Values extends FieldValues, Output>({
  control,
  name,
  onChosen,
  ...rest
}: ComboboxFieldProps<Values, Output>) => {
  const { t } = useTranslation(commonNamespace);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Combobox
          {...rest}
          {...field}
          onChange={(value) => {
            field.onChange(value);
            onChosen?.();
          }}
          error={fieldState.error?.message}
          emptyText={t('list.none')}
          openLabel={t('list.open')}
        />
      )}
    />
  );
};
