import { useEffect, useState } from 'react';
import { accountPaths, listAddresses, type Address } from '@caravan/account/contract';
import { Card, Loading, Skeleton, Stack } from '@caravan/ui-kit';
import { endpointFor, LoadFailed, useLateSlot, useNavigate, useTexts } from '@caravan/web-core';
import type { PackForm } from '../../lib/use-pack-form.ts';
import { AddressChoice } from './address-choice.tsx';

export interface AddressPartProps {
  form: Pick<PackForm, 'field' | 'getValues' | 'setValue'>;
}

const noAddresses: readonly Address[] = [];

/** The addresses as soon as they are there, with the default one chosen. It stands outside the page's form, because a new address is a form of its own. */
export const AddressPart = ({ form }: AddressPartProps) => {
  const t = useTexts('warehouse-packages');
  const { data: addresses = noAddresses, isSuccess, isError, refetch } = endpointFor(listAddresses).useQuery({ query: { kind: 'shipping' } });
  const [isAdding, setIsAdding] = useState(false);
  const NewAddress = useLateSlot('newAddress');
  const navigate = useNavigate();
  const { getValues, setValue } = form;

  // A kept draft may name an address that has been removed since.
  useEffect(() => {
    if (!isSuccess || addresses.some(({ id }) => id === getValues('address_id'))) return;
    setValue('address_id', (addresses.find((address) => address.is_default) ?? addresses[0])?.id ?? '');
  }, [addresses, getValues, isSuccess, setValue]);

  // Without a form of its own in place the address book has one.
  const add = () => (NewAddress ? setIsAdding(true) : void navigate(accountPaths.address.href()));
  const take = ({ id }: Address) => setValue('address_id', id, { shouldValidate: true });

  if (isError && !isSuccess) {
    return (
      <Card>
        <LoadFailed part title={t('pack.address.failed')} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (!isSuccess) {
    return (
      <Card>
        <Loading label={t('pack.address.loading')}>
          <Stack gap="3">
            <Skeleton shape="heading" part="1-3" />
            <Skeleton shape="row" />
          </Stack>
        </Loading>
      </Card>
    );
  }
  return (
    <>
      <AddressChoice addresses={addresses} field={form.field('address_id')} onAdd={add} />
      {isAdding && NewAddress ? (
        <NewAddress kind="shipping" isFirst={addresses.length === 0} onSaved={take} onClose={() => setIsAdding(false)} />
      ) : null}
    </>
  );
};
