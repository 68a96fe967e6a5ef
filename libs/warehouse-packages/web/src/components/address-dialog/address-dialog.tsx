import { useId } from 'react';
import { listCountries, type Address } from '@caravan/account/contract';
import { Dialog, Loading, Skeleton, Stack } from '@caravan/ui-kit';
import { endpointFor, LoadFailed, useTexts } from '@caravan/web-core';
import { AddressForm } from './address-form.tsx';

export interface AddressDialogProps {
  /** It becomes the default one, there being no other. */
  isFirst: boolean;
  onClose: () => void;
  onSaved: (address: Address) => void;
}

/** A new delivery address without leaving the page; a press beside it does not throw away what was typed. */
export const AddressDialog = ({ isFirst, onClose, onSaved }: AddressDialogProps) => {
  const t = useTexts('warehouse-packages');
  const formId = useId();
  const { data: countries, isError, refetch } = endpointFor(listCountries).useQuery();
  const save = (address: Address) => {
    onSaved(address);
    onClose();
  };
  return (
    <Dialog open title={t('address.title')} closeLabel={t('address.close')} closesBeside={false} onClose={onClose}>
      {countries ? <AddressForm id={formId} countries={countries} isFirst={isFirst} onCancel={onClose} onSaved={save} /> : null}
      {!countries && isError ? (
        <LoadFailed part title={t('address.failed')} onRetry={() => void refetch()} />
      ) : null}
      {!countries && !isError ? (
        <Loading label={t('address.loading')}>
          <Stack gap="4">
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Stack>
        </Loading>
      ) : null}
    </Dialog>
  );
};
