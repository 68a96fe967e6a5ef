import { useState } from 'react';
import { listAddresses, type Address, type AddressKind } from '@caravan/account/contract';
import { EmptyState, ParcelDrawing } from '@caravan/ui-kit';
import { endpointFor, LoadFailed, loadPage, useSearchParams, useTexts, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { AddAddress } from '../../components/address-book/add-address.tsx';
import { AddressCards } from '../../components/address-book/address-cards.tsx';
import { KindTabs } from '../../components/address-book/kind-tabs.tsx';
import { LazyAddressDialog } from '../../components/address-form/lazy-address-dialog.tsx';
import { PanelSkeleton } from '../../components/panel/panel-skeleton.tsx';

export const loader = (context: PageContext): Promise<void> => loadPage(context, endpointFor(listAddresses).initiate({ query: {} }));

export const meta = ({ t }: PageContext): PageMeta => ({ title: t('address.title'), description: t('address.lead') });

const kindOf = (search: URLSearchParams): AddressKind => (search.get('kind') === 'billing' ? 'billing' : 'shipping');

/** The address book: where parcels go, and where bills are written to. */
export const Page = () => {
  const t = useTexts('account');
  const [search] = useSearchParams();
  const kind = kindOf(search);
  const { data, isError, refetch } = endpointFor(listAddresses).useQuery({ query: {} }, { refetchOnMountOrArgChange: 5 });
  // `null` is a new one.
  const [edited, setEdited] = useState<Address | null>();
  const own = data?.filter((address) => address.kind === kind) ?? [];
  return (
    <AccountFrame title={t('address.title')} lead={t('address.lead')}>
      <KindTabs current={kind} addresses={data} />
      {isError && !data ? <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <PanelSkeleton fields={3} /> : null}
      {data ? <AddAddress count={data.length} onAdd={() => setEdited(null)} /> : null}
      {data && own.length === 0 ? <EmptyState drawing={<ParcelDrawing />}>{t(`address.empty.${kind}`)}</EmptyState> : null}
      {own.length > 0 ? <AddressCards addresses={own} onEdit={setEdited} /> : null}
      {edited === undefined ? null : (
        <LazyAddressDialog kind={kind} address={edited ?? undefined} isFirst={own.length === 0} onClose={() => setEdited(undefined)} />
      )}
    </AccountFrame>
  );
};
