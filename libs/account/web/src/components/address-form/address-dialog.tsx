import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address, AddressKind, Country } from '@caravan/account/contract';
import { Button, Dialog } from '@caravan/ui-kit';
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
  const formId = useId();
  const saved = (address: Address) => {
    onSaved?.(address);
    onClose();
  };
  const { form, onSubmit, giveUp } = useAddressForm({ ...start, onSaved: saved });
  return (
    <Dialog
      open
      title={t(start.address ? 'address.edit' : `address.new.${start.kind}`)}
      closeLabel={t('close')}
      closesBeside={false}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              giveUp();
              onClose();
            }}
          >
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit}>
        <AddressForm
          form={form}
          kind={start.kind}
          countries={start.countries}
          isDefault={start.address?.is_default ?? start.isFirst}
        />
      </form>
    </Dialog>
  );
};
