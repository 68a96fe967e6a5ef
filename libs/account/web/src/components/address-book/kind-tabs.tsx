import { useTranslation } from 'react-i18next';
import { type Address, type AddressKind } from '@caravan/account/contract';
import { accountPaths } from '@caravan/routes';
import { TabLinks } from '@caravan/ui-kit';

export interface KindTabsProps {
  current: AddressKind;
  /** Undefined while they load. */
  addresses: readonly Address[] | undefined;
}

const kinds = ['shipping', 'billing'] as const;

const addressHref = (kind: AddressKind): string => accountPaths.address.href(kind === 'billing' ? { kind } : {});

/** A tab for each kind of address, with the number of addresses. */
export const KindTabs = ({ current, addresses }: KindTabsProps) => {
  const { t } = useTranslation('account');
  const tabs = kinds.map((kind) => ({
    to: addressHref(kind),
    name: t(`address.kind.${kind}`),
    count: addresses?.filter((address) => address.kind === kind).length,
    current: kind === current,
  }));
  return <TabLinks label={t('address.kinds')} tabs={tabs} />;
};
