import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usualAddress } from '@caravan/account/api';
import { personName, type Address } from '@caravan/account/contract';
import { addressText } from '@caravan/account/contract/address-lines';
import { unbroken } from '@caravan/kernel';
import { Badge, Button, Card, FieldError, Heading, RadioGroup, Row, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import type { PackForm } from '../../lib/use-pack-form.ts';

export interface AddressChoiceProps {
  addresses: readonly Address[];
  /** The id of the chosen address. */
  chosen: string;
  field: ReturnType<PackForm['field']>;
  onAdd: () => void;
}

const errorId = 'address-missing';

/**
 * The destination: one of the shopper's addresses, or a new one added here. Only the chosen one is shown until the
 * shopper asks for the others.
 */
export const AddressChoice = ({ addresses, chosen, field, onAdd }: AddressChoiceProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { country } = useFormats();
  const [isWhole, setWhole] = useState(false);
  // The server renders the page before the form has chosen the default address.
  const first = chosen || usualAddress(addresses)?.id;
  const shown = isWhole ? addresses : addresses.filter(({ id }) => id === first);
  const options = shown.map((address) => ({
    value: address.id,
    label: personName(address),
    tags: address.is_default ? <Badge>{t('pack.address.default')}</Badge> : undefined,
    hint: `${addressText(address, country(address.country))} · ${unbroken(address.phone)}`,
  }));
  return (
    <Card as="section" aria-label={t('pack.address.title')}>
      <Stack gap="3">
        <Row gap="3" justify="between" wrap>
          <Heading level={2} size="md">
            {t('pack.address.title')}
          </Heading>
          {addresses.length > 0 ? (
            <Button variant="secondary" size="sm" onClick={onAdd}>
              {t('pack.address.add')}
            </Button>
          ) : null}
        </Row>
        {addresses.length > 0 ? (
          <>
            <RadioGroup {...field} look="cards" label={t('pack.address.choose')} labelHidden options={options} />
            {shown.length < addresses.length ? (
              <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
                {t('pack.address.all', { count: addresses.length })}
              </Button>
            ) : null}
          </>
        ) : (
          <Stack gap="3" align="start">
            <Text tone="muted">{t('pack.address.none')}</Text>
            {/* Registered instead of the radios, so that a missing address focuses this button. */}
            <Button ref={field.ref} icon="plus" aria-describedby={field.error ? errorId : undefined} onClick={onAdd}>
              {t('pack.address.first')}
            </Button>
            {field.error ? <FieldError id={errorId}>{field.error}</FieldError> : null}
          </Stack>
        )}
      </Stack>
    </Card>
  );
};
