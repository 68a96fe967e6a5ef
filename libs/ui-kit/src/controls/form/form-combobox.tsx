import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox } from '@chakra-ui/react/combobox';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SelectOption } from '../../fields/select-field.tsx';
import { Icon } from '../../media/icon.tsx';
import type { BoundFieldProps } from './bound-field.ts';
import { FormField } from './form-field.tsx';
import { matchingOptions } from './matching-options.ts';

export interface FormComboboxProps<Values extends FieldValues, Output = Values> extends BoundFieldProps<Values, Output> {
  options: readonly SelectOption[];
  placeholder?: string;
  /** Shown when nothing matches. */
  emptyText: string;
  openLabel: string;
  clearLabel: string;
  autoComplete?: string;
}

/** One of many, found by typing; the form holds the option's value, an empty string for none. */
export const FormCombobox = <Values extends FieldValues, Output = Values>(props: FormComboboxProps<Values, Output>) => {
  const { options, placeholder, emptyText, openLabel, clearLabel, autoComplete = 'off', ...bound } = props;
  // What is being typed; once the list is closed the field shows again what is really chosen.
  const [typed, setTyped] = useState<string>();
  const collection = useMemo(() => createListCollection({ items: matchingOptions(options, typed ?? '') }), [options, typed]);
  const leave = (tellForm: () => void) => {
    setTyped(undefined);
    tellForm();
  };
  const labelOf = (value: unknown) => options.find((option) => option.value === value)?.label ?? '';
  return (
    <FormField {...bound}>
      {({ value, onChange, onBlur, ref, name, disabled }, { invalid, describedBy }) => (
        <Combobox.Root
          name={name}
          collection={collection}
          value={value ? [String(value)] : []}
          onValueChange={(change) => onChange(change.value[0] ?? '')}
          inputValue={typed ?? labelOf(value)}
          onInputValueChange={({ inputValue, reason }) => setTyped(reason === 'input-change' ? inputValue : undefined)}
          onOpenChange={({ open }) => (open ? undefined : setTyped(undefined))}
          disabled={disabled}
          invalid={invalid}
          placeholder={placeholder}
          openOnClick
          lazyMount
          unmountOnExit
          positioning={{ sameWidth: true, strategy: 'fixed' }}
          translations={{ triggerLabel: openLabel, clearTriggerLabel: clearLabel }}
        >
          <Combobox.Control>
            <Combobox.Input ref={ref} aria-describedby={describedBy} onBlur={() => leave(onBlur)} autoComplete={autoComplete} />
            <Combobox.IndicatorGroup>
              <Combobox.ClearTrigger>
                <Icon name="close" size="sm" />
              </Combobox.ClearTrigger>
              <Combobox.Trigger>
                <Icon name="chevron-down" size="sm" />
              </Combobox.Trigger>
            </Combobox.IndicatorGroup>
          </Combobox.Control>
          <Combobox.Positioner>
            <Combobox.Content>
              <Combobox.Empty>{emptyText}</Combobox.Empty>
              {collection.items.map((option) => (
                <Combobox.Item key={option.value} item={option}>
                  <Combobox.ItemText>{option.label}</Combobox.ItemText>
                  <Combobox.ItemIndicator>
                    <Icon name="check" size="sm" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Combobox.Root>
      )}
    </FormField>
  );
};
