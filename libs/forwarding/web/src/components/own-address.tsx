import { useTranslation } from 'react-i18next';
import { addressFields, addressText, type WarehouseAddress } from '@caravan/forwarding/contract';
import { CopyButton, DescriptionList, Heading, Row, Stack } from '@caravan/ui-kit';

/** The address of a warehouse in Chinese, to copy whole or by field, as shops ask for it. */
export const OwnAddress = ({ address }: { address: WarehouseAddress }) => {
  const { t } = useTranslation('forwarding');
  return (
    <Stack gap="2">
      <Row gap="1">
        <Heading level={3} size="sm" lang="zh">
          {address.name}
        </Heading>
        <CopyButton value={addressText(address)} label={t('address.copyAll')} />
      </Row>
      <DescriptionList
        items={addressFields
          .filter((field) => address[field] !== '')
          .map((field) => ({
            key: field,
            term: t(`address.${field}`),
            value: (
              <Row gap="1">
                <span lang="zh">{address[field]}</span>
                <CopyButton value={address[field]} label={t('address.copy', { field: t(`address.${field}`) })} />
              </Row>
            ),
          }))}
      />
    </Stack>
  );
};
