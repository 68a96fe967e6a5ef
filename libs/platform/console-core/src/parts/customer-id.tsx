import { useTranslation } from 'react-i18next';
import { seesContacts } from '@caravan/kernel';
import { CopyButton, Link, Row, Text } from '@caravan/ui-kit';
import { useStaffMe } from '../console-context.ts';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';

export interface CustomerIdProps {
  id: string;
  /** The page of the person. */
  href: string;
}

/** A customer, whose id can be copied into other pages; those who see accounts go to the person. */
export const CustomerId = ({ id, href }: CustomerIdProps) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const roles = useStaffMe()?.roles ?? [];
  return (
    <Row gap="2">
      {seesContacts(roles) ? (
        <Link to={href}>{t('customer.open')}</Link>
      ) : (
        <Text as="span" numeric>
          {id}
        </Text>
      )}
      <CopyButton value={id} label={t('customer.copy')} />
    </Row>
  );
};
