import { accountPaths, type Address, type AddressKind } from '@caravan/account/contract';
import { TabLinks } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

export interface KindTabsProps {
  current: AddressKind;
  /** Undefined until they have come. */
  addresses: readonly Address[] | undefined;
}

const kinds = ['shipping', 'billing'] as const;

export const addressHref = (kind: AddressKind): string => accountPaths.address.href(kind === 'billing' ? { kind } : {});

/** One address for each kind, with how many there are. */
export const KindTabs = ({ current, addresses }: KindTabsProps) => {
  const t = useTexts('account');
  const tabs = kinds.map((kind) => ({
    to: addressHref(kind),
    name: t(`address.kind.${kind}`),
    count: addresses?.filter((address) => address.kind === kind).length,
    current: kind === current,
  }));
  return <TabLinks label={t('address.kinds')} tabs={tabs} />;
};
