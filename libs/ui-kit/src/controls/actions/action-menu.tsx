import { Menu } from '@chakra-ui/react/menu';
import { Fragment } from 'react';
import { Button, type ButtonVariant } from '../../actions/button.tsx';
import { Icon } from '../../media/icon.tsx';
import type { IconName } from '../../media/icons.ts';

export interface ActionMenuItem {
  value: string;
  label: string;
  icon?: IconName;
  tone?: 'danger';
  disabled?: boolean;
  /** A hairline before it. */
  separated?: boolean;
}

export interface ActionMenuProps {
  /** On the button that opens it. */
  label: string;
  items: readonly ActionMenuItem[];
  onSelect: (value: string) => void;
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
}

/** What can be done with a thing, behind one button. */
export const ActionMenu = ({ label, items, onSelect, variant = 'secondary', size = 'md' }: ActionMenuProps) => (
  <Menu.Root onSelect={({ value }) => onSelect(value)} positioning={{ placement: 'bottom-end', strategy: 'fixed' }}>
    <Menu.Trigger asChild>
      <Button variant={variant} size={size} iconAfter="chevron-down">
        {label}
      </Button>
    </Menu.Trigger>
    <Menu.Positioner>
      <Menu.Content>
        {items.map((item) => (
          <Fragment key={item.value}>
            {item.separated ? <Menu.Separator /> : null}
            <Menu.Item value={item.value} disabled={item.disabled} data-tone={item.tone}>
              {item.icon ? <Icon name={item.icon} size="sm" /> : null}
              {item.label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Content>
    </Menu.Positioner>
  </Menu.Root>
);
