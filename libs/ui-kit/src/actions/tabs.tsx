import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs';
import type { ReactNode } from 'react';
import { KitProvider } from '../system/kit-provider.tsx';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** Names the set of tabs. */
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/**
 * One of several views in the same place; a view is rendered when it is first shown. Views with addresses use
 * `TabLinks`.
 */
export const Tabs = ({ label, tabs, value, defaultValue = tabs[0]?.value, onChange }: TabsProps) => (
  <KitProvider>
    <ChakraTabs.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(change) => onChange?.(change.value)}
      lazyMount
    >
      <ChakraTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.value} value={tab.value} disabled={tab.disabled}>
            {tab.label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {tabs.map((tab) => (
        <ChakraTabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  </KitProvider>
);
