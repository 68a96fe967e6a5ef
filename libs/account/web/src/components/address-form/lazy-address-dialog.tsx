import { listCountries } from '@caravan/account/contract';
import { Dialog } from '@caravan/ui-kit';
import { endpointFor, lazyPart, LoadFailed, useTexts } from '@caravan/web-core';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import type { AddressDialogProps } from './address-dialog.tsx';

const AddressDialog = lazyPart<AddressDialogProps>(async () => (await import('./address-dialog.tsx')).AddressDialog);

/** The dialog of an address once countries are known: what an address has is up to its country. */
export const LazyAddressDialog = (props: Omit<AddressDialogProps, 'countries'>) => {
  const t = useTexts('account');
  const { data, isError, refetch } = endpointFor(listCountries).useQuery();
  if (data) return <AddressDialog {...props} countries={data} />;
  return (
    <Dialog open title={t(props.address ? 'address.edit' : `address.new.${props.kind}`)} closeLabel={t('close')} onClose={props.onClose}>
      {isError ? <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} /> : <PanelSkeleton fields={5} />}
    </Dialog>
  );
};
