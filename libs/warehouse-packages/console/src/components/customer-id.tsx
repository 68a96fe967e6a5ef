import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { seesContacts } from '@caravan/kernel';
import { accountConsolePaths } from '@caravan/routes/console';
import { Link, Row, Text } from '@caravan/ui-kit';
import { CopyValue } from '@caravan/web-core';

/** A customer, whose id can be copied into other pages; those who see accounts go to the person. */
export const CustomerId = ({ id }: { id: string }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const roles = useStaffMe()?.roles ?? [];
  return (
    <Row gap="2">
      {seesContacts(roles) ? (
        <Link to={accountConsolePaths.person.href({ id })}>{t('packages.openPerson')}</Link>
      ) : (
        <Text as="span" numeric>
          {id}
        </Text>
      )}
      <CopyValue value={id} label={t('packages.copyUser')} />
    </Row>
  );
};
