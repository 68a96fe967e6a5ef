import { useTranslation } from 'react-i18next';
import { maxAddresses } from '@caravan/account/contract';
import { Button, Row, Text } from '@caravan/ui-kit';

export interface AddAddressProps {
  /** Number of addresses, both kinds together. */
  count: number;
  onAdd: () => void;
}

/** The button for a new address, with the number of free places; disabled when the address book is full. */
export const AddAddress = ({ count, onAdd }: AddAddressProps) => {
  const { t } = useTranslation('account');
  const isFull = count >= maxAddresses;
  return (
    <Row gap="4" wrap>
      <Button
        icon="plus"
        aria-disabled={isFull || undefined}
        aria-describedby="address-room"
        onClick={isFull ? undefined : onAdd}
      >
        {t('address.add')}
      </Button>
      <Text id="address-room" size="sm" tone="muted" numeric>
        {t('address.room', { total: count, max: maxAddresses })}
        {isFull ? ` ${t('address.full', { max: maxAddresses })}` : ''}
      </Text>
    </Row>
  );
};
