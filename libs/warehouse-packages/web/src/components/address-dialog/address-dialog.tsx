import { useId } from 'react';
import { listCountries, type Address } from '@caravan/account/contract';
import { Button, Dialog, ErrorView, Loading, Skeleton, Stack } from '@caravan/ui-kit';
import { endpointFor, useTexts } from '@caravan/web-core';
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
        <ErrorView
          level={3}
          title={t('address.failed')}
          action={
            <Button icon="refresh" onClick={() => void refetch()}>
              {t('pack.failed.again')}
            </Button>
          }
        />
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
