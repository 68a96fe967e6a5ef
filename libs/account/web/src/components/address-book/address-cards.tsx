import type { Address } from '@caravan/account/contract';
import { Grid, NoticeDialog } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { AddressCard } from './address-card.tsx';
import { useAddressActs } from './use-address-acts.ts';

export interface AddressCardsProps {
  addresses: readonly Address[];
  onEdit: (address: Address) => void;
}

/** The addresses of one kind, the default one first. */
export const AddressCards = ({ addresses, onEdit }: AddressCardsProps) => {
  const t = useTexts('account');
  const acts = useAddressActs();
  return (
    <>
      <Grid as="ul" columns={{ base: 1, sm: 2 }} gap="4" align="stretch">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            busy={acts.defaulting === address.id}
            onEdit={() => onEdit(address)}
            onRemove={() => acts.askToRemove(address)}
            onMakeDefault={() => void acts.makeDefault(address)}
          />
        ))}
      </Grid>
      <NoticeDialog
        open={acts.doomed !== undefined}
        type="warning"
        danger
        title={t('address.removeTitle')}
        text={acts.doomed ? t('address.removeText', { name: `${acts.doomed.first_name} ${acts.doomed.last_name}`, place: acts.doomed.detail }) : ''}
        confirmLabel={t('address.removeYes')}
        cancelLabel={t('cancel')}
        onClose={acts.keep}
        onConfirm={() => void acts.remove()}
      />
    </>
  );
};
