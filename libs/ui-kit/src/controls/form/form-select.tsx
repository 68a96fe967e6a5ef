import { createListCollection } from '@chakra-ui/react/collection';
import { Select } from '@chakra-ui/react/select';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SelectOption } from '../../fields/select-field.tsx';
import { Icon } from '../../media/icon.tsx';
import type { BoundFieldProps } from './bound-field.ts';
import { FormField } from './form-field.tsx';
import { HiddenSelect } from './hidden-control.tsx';

export interface FormSelectProps<Values extends FieldValues, Output = Values> extends BoundFieldProps<Values, Output> {
  options: readonly SelectOption[];
  placeholder: string;
}

/** One of a handful; the form holds the option's value, an empty string for none. */
export const FormSelect = <Values extends FieldValues, Output = Values>({ options, placeholder, ...bound }: FormSelectProps<Values, Output>) => {
  const collection = useMemo(() => createListCollection({ items: [...options] }), [options]);
  return (
    <FormField {...bound}>
      {({ value, onChange, onBlur, ref, name, disabled }, { invalid, describedBy }) => (
        <Select.Root
          name={name}
          collection={collection}
          value={value ? [String(value)] : []}
          onValueChange={(change) => onChange(change.value[0] ?? '')}
          onOpenChange={({ open }) => (open ? undefined : onBlur())}
          disabled={disabled}
          invalid={invalid}
          lazyMount
          unmountOnExit
          positioning={{ sameWidth: true, strategy: 'fixed' }}
        >
          <Select.HiddenSelect asChild>
            <HiddenSelect />
          </Select.HiddenSelect>
          <Select.Control>
            <Select.Trigger ref={ref} aria-describedby={describedBy}>
              <Select.ValueText placeholder={placeholder} />
              <Icon name="chevron-down" size="sm" />
            </Select.Trigger>
          </Select.Control>
          <Select.Positioner>
            <Select.Content>
              {collection.items.map((option) => (
                <Select.Item key={option.value} item={option}>
                  <Select.ItemText>{option.label}</Select.ItemText>
                  <Select.ItemIndicator>
                    <Icon name="check" size="sm" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Positioner>
        </Select.Root>
      )}
    </FormField>
  );
};
