import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAddressesQuery } from '@caravan/account/api';
import { type Address } from '@caravan/account/contract';
import { accountPaths } from '@caravan/routes';
import { Card, Loading, Skeleton, Stack } from '@caravan/ui-kit';
import { LoadFailed, useLazySlot, useNavigate } from '@caravan/web-core';
import type { PackForm } from '../../lib/use-pack-form.ts';
import type { SaveTyped } from '../tax-number/tax-number-form.tsx';
import { AddressTaxNumber } from '../tax-number/recipient-tax-number.tsx';
import { AddressChoice } from './address-choice.tsx';

export interface AddressPartProps {
  form: Pick<PackForm, 'field' | 'getValues' | 'setValue'>;
  /** The id of the chosen address; empty before there is one. */
  chosen: string;
  /** How the page saves a tax number that is typed. */
  saveTyped: SaveTyped;
}

const noAddresses: readonly Address[] = [];

/**
 * The loaded addresses, with the default one chosen. They are outside the page's form, because a new address has its
 * own form.
 */
export const AddressPart = ({ form, chosen, saveTyped }: AddressPartProps) => {
  const { t } = useTranslation('warehouse-packages');
  const {
    data: addresses = noAddresses,
    isSuccess,
    isError,
    refetch,
  } = useListAddressesQuery({ query: { kind: 'shipping' } });
  const [isAdding, setIsAdding] = useState(false);
  const NewAddress = useLazySlot('newAddress');
  const navigate = useNavigate();
  const { getValues, setValue } = form;

  // The address of a draft may have been deleted.
  useEffect(() => {
    if (!isSuccess || addresses.some(({ id }) => id === getValues('address_id'))) return;
    setValue('address_id', (addresses.find((address) => address.is_default) ?? addresses[0])?.id ?? '');
  }, [addresses, getValues, isSuccess, setValue]);

  // Without a slot for new addresses, the address book has the form.
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
      <AddressChoice addresses={addresses} chosen={chosen} field={form.field('address_id')} onAdd={add} />
      <AddressTaxNumber
        addressId={chosen}
        country={addresses.find(({ id }) => id === chosen)?.country}
        saveTyped={saveTyped}
      />
      {isAdding && NewAddress ? (
        <NewAddress
          kind="shipping"
          isFirst={addresses.length === 0}
          onSaved={take}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </>
  );
};
