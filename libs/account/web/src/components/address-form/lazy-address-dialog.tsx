import { useTranslation } from 'react-i18next';
import { useListCountriesQuery } from '@caravan/account/api';
import { Dialog } from '@caravan/ui-kit';
import { lazyPart, LoadFailed } from '@caravan/web-core';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import type { AddressDialogProps } from './address-dialog.tsx';

const AddressDialog = lazyPart<AddressDialogProps>(async () => (await import('./address-dialog.tsx')).AddressDialog);

/** The address dialog, shown once the countries are loaded: an address's fields depend on its country. */
export const LazyAddressDialog = (props: Omit<AddressDialogProps, 'countries'>) => {
  const { t } = useTranslation('account');
  const { data, isError, refetch } = useListCountriesQuery();
  if (data) return <AddressDialog {...props} countries={data} />;
  return (
    <Dialog open title={t(props.address ? 'address.edit' : `address.new.${props.kind}`)} onClose={props.onClose}>
      {isError ? (
        <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />
      ) : (
        <PanelSkeleton fields={5} />
      )}
    </Dialog>
  );
};
