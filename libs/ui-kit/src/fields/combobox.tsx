import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox as ChakraCombobox } from '@chakra-ui/react/combobox';
import { type Ref, useMemo, useState } from 'react';
import { Icon } from '../media/icon.tsx';
import { KitProvider } from '../system/kit-provider.tsx';
import styles from './field.module.css';
import { FieldShell, type FieldTexts } from './field-shell.tsx';
import type { SelectOption } from './select-field.tsx';

export interface ComboboxProps extends FieldTexts {
  options: readonly SelectOption[];
  /** The value of the chosen option; empty for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  /** Shown if no option matches. */
  emptyText: string;
  /** The label of the button that opens the list. */
  openLabel: string;
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** Options whose label contains the text, ignoring accents and case; options that start with it come first. */
const matching = (options: readonly SelectOption[], text: string): SelectOption[] => {
  const wanted = plain(text);
  const found = options.filter(({ label }) => plain(label).includes(wanted));
  const rank = ({ label }: SelectOption): number => (plain(label).startsWith(wanted) ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other));
};

/** A choice from many options by typing; for a few options use `SelectField`. */
export const Combobox = (props: ComboboxProps) => {
  const { label, hint, error, optionalText, options, value, onChange, onBlur, emptyText, openLabel, ...rest } = props;
  const { name, placeholder, autoComplete = 'off', required, disabled, ref } = rest;
  // The typed text. After the list closes, the field shows the chosen option again.
  const [typed, setTyped] = useState<string>();
  const items = useMemo(() => matching(options, typed ?? ''), [options, typed]);
  const collection = useMemo(() => createListCollection({ items }), [items]);
  const chosen = options.find((option) => option.value === value);
  const type = (text: string) => {
    // Text typed after the name of the chosen option begins a new text: both together would match nothing.
    const added = typed === undefined && chosen && text.startsWith(chosen.label) && text.slice(chosen.label.length);
    setTyped(added || text);
    if (text === '' && value !== '') onChange('');
  };
  const leave = () => {
    // Autofill enters the whole name and chooses no option. A text that matches one option alone means that option.
    const named = !typed
      ? undefined
      : items.length === 1
        ? items[0]
        : items.find(({ label: is }) => plain(is) === plain(typed));
    if (named && named.value !== value) onChange(named.value);
    setTyped(undefined);
    onBlur?.();
  };
  return (
    <KitProvider>
      <FieldShell label={label} hint={hint} error={error} optionalText={optionalText}>
        {(control) => (
          <ChakraCombobox.Root
            ids={{ input: control.id }}
            collection={collection}
            value={chosen ? [value] : []}
            onValueChange={(change) => onChange(change.value[0] ?? '')}
            inputValue={typed ?? chosen?.label ?? ''}
            onInputValueChange={({ inputValue, reason }) =>
              reason === 'input-change' ? type(inputValue) : setTyped(undefined)
            }
            required={required}
            disabled={disabled}
            invalid={control['aria-invalid']}
            placeholder={placeholder}
            inputBehavior="autohighlight"
            openOnClick
            lazyMount
            unmountOnExit
            positioning={{ sameWidth: true, strategy: 'fixed' }}
            translations={{ triggerLabel: openLabel }}
          >
            <ChakraCombobox.Control className={styles.box} data-size="md">
              <ChakraCombobox.Input
                ref={ref}
                name={name}
                className={styles.control}
                aria-describedby={control['aria-describedby']}
                autoComplete={autoComplete}
                onBlur={leave}
              />
              <ChakraCombobox.IndicatorGroup>
                <ChakraCombobox.Trigger>
                  <Icon name="chevron-down" size="sm" />
                </ChakraCombobox.Trigger>
              </ChakraCombobox.IndicatorGroup>
            </ChakraCombobox.Control>
            <ChakraCombobox.Positioner>
              <ChakraCombobox.Content>
                <ChakraCombobox.Empty>{emptyText}</ChakraCombobox.Empty>
                {items.map((option) => (
                  <ChakraCombobox.Item key={option.value} item={option}>
                    <ChakraCombobox.ItemText>{option.label}</ChakraCombobox.ItemText>
                    <ChakraCombobox.ItemIndicator>
                      <Icon name="check" size="sm" />
                    </ChakraCombobox.ItemIndicator>
                  </ChakraCombobox.Item>
                ))}
              </ChakraCombobox.Content>
            </ChakraCombobox.Positioner>
          </ChakraCombobox.Root>
        )}
      </FieldShell>
    </KitProvider>
  );
};
