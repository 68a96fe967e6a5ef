import { useTranslation } from 'react-i18next';
import { Row, Text } from '@caravan/ui-kit';
import { CopyValue } from '@caravan/web-core';

/** The id of a customer, to be copied into other pages. */
export const CustomerId = ({ id }: { id: string }) => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <Row gap="2">
      <Text as="span" numeric>
        {id}
      </Text>
      <CopyValue value={id} label={t('packages.copyUser')} />
    </Row>
  );
};
