import { useTranslation } from 'react-i18next';
import type { Address, AddressKind, Country } from '@caravan/account/contract';
import { FormDialog } from '@caravan/web-core/forms';
import { AddressForm } from './address-form.tsx';
import { useAddressForm } from './use-address-form.ts';

export interface AddressDialogProps {
  kind: AddressKind;
  /** The address to edit; undefined for a new one. */
  address?: Address;
  /** True when the address becomes the first of its kind. */
  isFirst: boolean;
  countries: readonly Country[];
  onSaved?: (address: Address) => void;
  onClose: () => void;
}

/** Adds or edits an address. A draft stays in the browser tab until the shopper saves or discards it. */
export const AddressDialog = ({ onSaved, onClose, ...start }: AddressDialogProps) => {
  const { t } = useTranslation('account');
  const saved = (address: Address) => {
    onSaved?.(address);
    onClose();
  };
  const { form, onSubmit, giveUp } = useAddressForm({ ...start, onSaved: saved });
  return (
    <FormDialog
      title={t(start.address ? 'address.edit' : `address.new.${start.kind}`)}
      closesBeside={false}
      onClose={onClose}
      cancel={t('cancel')}
      onCancel={() => {
        giveUp();
        onClose();
      }}
      submit={t('save')}
      busy={form.busy}
      onSubmit={onSubmit}
    >
      <AddressForm
        form={form}
        kind={start.kind}
        countries={start.countries}
        isDefault={start.address?.is_default ?? start.isFirst}
      />
    </FormDialog>
  );
};
