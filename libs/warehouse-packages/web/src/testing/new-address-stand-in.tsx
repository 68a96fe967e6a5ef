import { createAddress } from '@caravan/account/contract';
import { anAddress } from '@caravan/account/contract/testing';
import { endpointFor, type NewAddressProps, type WebFeature } from '@caravan/web-core';

const noTexts = () => Promise.resolve({ texts: {} });

/** In place of the form that the account area brings: one button that saves an address. */
const StandIn = ({ kind, isFirst, onSaved, onClose }: NewAddressProps) => {
  const [create] = endpointFor(createAddress).useMutation();
  const save = async () => {
    // Its number is the server's to give.
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
  texts: { en: noTexts, zh: noTexts },
  routes: [],
  lateSlots: { newAddress: () => Promise.resolve({ Slot: StandIn }) },
};
