import { useCreateAddressMutation, type NewAddressProps } from '@caravan/account/api';
import { anAddress } from '@caravan/account/contract/testing';
import { inLanguages } from '@caravan/kernel';
import { type WebFeature } from '@caravan/web-core';

const noTexts = () => Promise.resolve({ texts: {} });

/** Replaces the account area's address form: a button that saves an address. */
const StandIn = ({ kind, isFirst, onSaved, onClose }: NewAddressProps) => {
  const [create] = useCreateAddressMutation();
  const save = async () => {
    // The server assigns the id.
    const body = { ...anAddress({ kind, first_name: 'Bea', is_default: isFirst }), id: undefined };
    const { data } = await create({ body });
    if (data) onSaved(data);
    onClose();
  };
  return (
    <div role="dialog" aria-label={`${isFirst ? 'first' : 'further'} ${kind} address`}>
      <button type="button" onClick={() => void save()}>
        save
      </button>
    </div>
  );
};

export const newAddressStandIn: WebFeature = {
  id: 'new-address-stand-in',
  texts: inLanguages(() => noTexts),
  routes: [],
  lazySlots: { newAddress: () => Promise.resolve({ Slot: StandIn }) },
};
