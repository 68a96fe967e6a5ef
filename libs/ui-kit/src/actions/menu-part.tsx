import { Menu } from '@chakra-ui/react/menu';
import { Fragment } from 'react';
import { Icon } from '../media/icon.tsx';
import { KitProvider } from '../system/kit-provider.tsx';
import { Anchor } from './link-component.tsx';
import type { MenuEntry, MenuPartProps } from './menu.tsx';

const Content = ({ entry }: { entry: MenuEntry }) => (
  <>
    {entry.icon ? <Icon name={entry.icon} size="sm" /> : null}
    <Menu.ItemText>{entry.label}</Menu.ItemText>
    {entry.current ? <Icon name="check" size="sm" /> : null}
  </>
);

const Entry = ({ entry }: { entry: MenuEntry }) => {
  const shared = { value: entry.key, disabled: entry.disabled, 'data-tone': entry.tone };
  const content = <Content entry={entry} />;
  if (entry.current !== undefined) return <Menu.RadioItem {...shared}>{content}</Menu.RadioItem>;
  if (entry.to === undefined && entry.href === undefined) return <Menu.Item {...shared}>{content}</Menu.Item>;
  return (
    <Menu.Item {...shared} asChild>
      {entry.to === undefined ? <Anchor href={entry.href}>{content}</Anchor> : <Anchor to={entry.to}>{content}</Anchor>}
    </Menu.Item>
  );
};

export const MenuPart = ({ entries, align, triggerId, menuId, open, onOpenChange }: MenuPartProps) => (
  <KitProvider>
    <Menu.Root
      ids={{ trigger: triggerId, content: menuId }}
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      onSelect={({ value }) => entries.find(({ key }) => key === value)?.onSelect?.()}
      positioning={{ placement: `bottom-${align ?? 'start'}`, strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Positioner>
        <Menu.Content>
          <Menu.RadioItemGroup value={entries.find(({ current }) => current)?.key}>
            {entries.map((entry) => (
              <Fragment key={entry.key}>
                {entry.separated ? <Menu.Separator /> : null}
                <Entry entry={entry} />
              </Fragment>
            ))}
          </Menu.RadioItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  </KitProvider>
);
