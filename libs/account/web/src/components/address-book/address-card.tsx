import { useTranslation } from 'react-i18next';
import { personName, type Address } from '@caravan/account/contract';
import { addressLines } from '@caravan/account/contract/address-lines';
import { Badge, Button, Card, Row, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

export interface AddressCardProps {
  address: Address;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
  busy: boolean;
}

/** An address and its actions. */
export const AddressCard = ({ address, onEdit, onRemove, onMakeDefault, busy }: AddressCardProps) => {
  const { t } = useTranslation('account');
  const { country } = useFormats();
  const name = personName(address);
  return (
    <Card as="li" selected={address.is_default}>
      <Stack gap="3">
        <Row gap="2" wrap justify="between">
          <Text weight="medium">{name}</Text>
          {address.is_default ? <Badge tone="brand">{t('address.default')}</Badge> : null}
        </Row>
        <Stack gap="0">
          {[...addressLines(address), country(address.country)].map((line, index) => (
            <Text key={`${index} ${line}`} size="sm" tone="ink2">
              {line}
            </Text>
          ))}
        </Stack>
        <Stack gap="0">
          <Text size="sm" tone="muted" numeric>
            {address.phone}
          </Text>
          <Text size="sm" tone="muted">
            {address.email}
          </Text>
        </Stack>
        <Row gap="2" wrap>
          <Button
            size="sm"
            variant="secondary"
            icon="edit"
            aria-label={t('address.editOf', { name, place: address.detail })}
            onClick={onEdit}
          >
            {t('address.change')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon="trash"
            aria-label={t('address.removeOf', { name, place: address.detail })}
            onClick={onRemove}
          >
            {t('address.remove')}
          </Button>
          {address.is_default ? null : (
            <Button
              size="sm"
              variant="ghost"
              icon="check"
              busy={busy}
              aria-label={t('address.defaultOf', { name, place: address.detail })}
              onClick={onMakeDefault}
            >
              {t('address.setDefault')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
};
