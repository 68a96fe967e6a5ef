import { useTranslation } from 'react-i18next';
import { personName, type Address } from '@caravan/account/contract';
import { Grid, NoticeDialog } from '@caravan/ui-kit';
import { AddressCard } from './address-card.tsx';
import { useAddressActs } from './use-address-acts.ts';

export interface AddressCardsProps {
  addresses: readonly Address[];
  onEdit: (address: Address) => void;
}

/** The addresses of one kind, the default one first. */
export const AddressCards = ({ addresses, onEdit }: AddressCardsProps) => {
  const { t } = useTranslation('account');
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
        open={acts.toRemove !== undefined}
        type="warning"
        danger
        title={t('address.removeTitle')}
        text={
          acts.toRemove
            ? t('address.removeText', {
                name: personName(acts.toRemove),
                place: acts.toRemove.detail,
              })
            : ''
        }
        confirmLabel={t('address.removeYes')}
        cancelLabel={t('cancel')}
        onClose={acts.keep}
        onConfirm={() => void acts.remove()}
      />
    </>
  );
};
