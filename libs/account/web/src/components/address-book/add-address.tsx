import { maxAddresses } from '@caravan/account/contract';
import { Button, Row, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

export interface AddAddressProps {
  /** How many there are, both kinds together. */
  count: number;
  onAdd: () => void;
}

/** Another address, as long as there is room; how much room there is stands beside. */
export const AddAddress = ({ count, onAdd }: AddAddressProps) => {
  const t = useTexts('account');
  const isFull = count >= maxAddresses;
  return (
    <Row gap="4" wrap>
      <Button icon="plus" aria-disabled={isFull || undefined} aria-describedby="address-room" onClick={isFull ? undefined : onAdd}>
        {t('address.add')}
      </Button>
      <Text id="address-room" size="sm" tone="muted" numeric>
        {t('address.room', { total: count, max: maxAddresses })}
        {isFull ? ` ${t('address.full', { max: maxAddresses })}` : ''}
      </Text>
    </Row>
  );
};
