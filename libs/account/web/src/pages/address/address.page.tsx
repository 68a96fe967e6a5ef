import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi, useListAddressesQuery } from '@caravan/account/api';
import { type Address, type AddressKind } from '@caravan/account/contract';
import { EmptyState, ParcelDrawing } from '@caravan/ui-kit';
import { LoadFailed, loadPage, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountPage } from '../../components/account-page/account-page.tsx';
import { AddAddress } from '../../components/address-book/add-address.tsx';
import { AddressCards } from '../../components/address-book/address-cards.tsx';
import { KindTabs } from '../../components/address-book/kind-tabs.tsx';
import { LazyAddressDialog } from '../../components/address-form/lazy-address-dialog.tsx';
import { PanelSkeleton } from '../../components/panel/panel-skeleton.tsx';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, accountApi.endpoints.listAddresses.initiate({ query: {} }));

export const meta = ({ t }: PageContext<'account'>): PageMeta => ({
  title: t('address.title'),
  description: t('address.lead'),
});

const kindOf = (search: URLSearchParams): AddressKind => (search.get('kind') === 'billing' ? 'billing' : 'shipping');

/** The address book: shipping addresses and billing addresses. */
export const Page = () => {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const kind = kindOf(search);
  const { data, isError, refetch } = useListAddressesQuery({ query: {} }, { refetchOnMountOrArgChange: 5 });
  // `null` for a new address.
  const [edited, setEdited] = useState<Address | null>();
  const own = data?.filter((address) => address.kind === kind) ?? [];
  return (
    <AccountPage title={t('address.title')} lead={t('address.lead')}>
      <KindTabs current={kind} addresses={data} />
      {isError && !data ? (
        <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? <PanelSkeleton fields={3} /> : null}
      {data ? <AddAddress count={data.length} onAdd={() => setEdited(null)} /> : null}
      {data && own.length === 0 ? (
        <EmptyState drawing={<ParcelDrawing />}>{t(`address.empty.${kind}`)}</EmptyState>
      ) : null}
      {own.length > 0 ? <AddressCards addresses={own} onEdit={setEdited} /> : null}
      {edited === undefined ? null : (
        <LazyAddressDialog
          kind={kind}
          address={edited ?? undefined}
          isFirst={own.length === 0}
          onClose={() => setEdited(undefined)}
        />
      )}
    </AccountPage>
  );
};
