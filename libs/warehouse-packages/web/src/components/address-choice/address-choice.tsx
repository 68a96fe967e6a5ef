import { useTranslation } from 'react-i18next';
import type { Address } from '@caravan/account/contract';
import { addressText } from '@caravan/account/contract/address-lines';
import { Badge, Button, Card, FieldError, Heading, RadioGroup, Row, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { recipientOf } from '../../lib/address-lines.ts';
import type { PackForm } from '../../lib/use-pack-form.ts';

export interface AddressChoiceProps {
  addresses: readonly Address[];
  field: ReturnType<PackForm['field']>;
  onAdd: () => void;
}

const errorId = 'address-missing';

/** The destination: one of the shopper's addresses, or a new one added here. */
export const AddressChoice = ({ addresses, field, onAdd }: AddressChoiceProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { country } = useFormats();
  const options = addresses.map((address) => ({
    value: address.id,
    label: recipientOf(address),
    tags: address.is_default ? <Badge>{t('pack.address.default')}</Badge> : undefined,
    hint: `${addressText(address, country(address.country))} · ${address.phone}`,
  }));
  return (
    <Card as="section" aria-label={t('pack.address.title')}>
      <Stack gap="4">
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
          <RadioGroup {...field} look="cards" label={t('pack.address.choose')} options={options} />
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
