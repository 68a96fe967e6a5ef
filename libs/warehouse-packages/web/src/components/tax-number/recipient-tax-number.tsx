import { useTranslation } from 'react-i18next';
import {
  useDeleteAddressTaxNumberMutation,
  useGetAddressTaxNumberQuery,
  useGetPackageTaxNumberQuery,
  useSetAddressTaxNumberMutation,
  useSetPackageTaxNumberMutation,
} from '@caravan/customs/api';
import { LoadFailed } from '@caravan/web-core';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Card } from '@caravan/ui-kit';
import type { SaveTyped } from './tax-number-form.tsx';
import { TaxNumberPanel } from './tax-number-panel.tsx';

interface OfAddressProps {
  addressId: string;
  saveTyped?: SaveTyped;
}

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Card>
      <LoadFailed part title={t('tax.failed')} onRetry={onRetry} />
    </Card>
  );
};

const OfAddress = ({ addressId, saveTyped }: OfAddressProps) => {
  const { t } = useTranslation('warehouse-packages');
  const params = { id: addressId };
  const { data, isError, refetch } = useGetAddressTaxNumberQuery({ params });
  const [save] = useSetAddressTaxNumberMutation();
  const [remove] = useDeleteAddressTaxNumberMutation();
  if (isError && !data) return <Failed onRetry={() => void refetch()} />;
  if (!data?.kinds.length) return null;
  return (
    <TaxNumberPanel
      known={data}
      onSave={(body) => save({ params, body })}
      onDelete={() => remove({ params })}
      note={t('tax.withAddress')}
      saveTyped={saveTyped}
    />
  );
};

/**
 * Shown if the country of the chosen address asks for a tax number of the recipient: the number, or the form for it.
 */
export const AddressTaxNumber = ({ country, ...address }: OfAddressProps & { country: string | undefined }) =>
  country !== undefined ? <OfAddress key={address.addressId} {...address} /> : null;

/** The tax number with which a package is declared, if its destination asks for one. */
export const PackageTaxNumber = ({ parcel: { number } }: { parcel: Pick<Parcel, 'number'> }) => {
  const { t } = useTranslation('warehouse-packages');
  const params = { number };
  const { data, isError, refetch } = useGetPackageTaxNumberQuery({ params });
  const [save] = useSetPackageTaxNumberMutation();
  if (isError && !data) return <Failed onRetry={() => void refetch()} />;
  // A number that was not given in time is nothing to show.
  if (!data || (!data.given && !data.can_change)) return null;
  return <TaxNumberPanel known={data} onSave={(body) => save({ params, body })} note={t('tax.withPackage')} />;
};
