import { useTranslation } from 'react-i18next';
import type { StaffUser } from '@caravan/account/contract';
import { Badge, Row } from '@caravan/ui-kit';

/** Whether an account is staff's, and whether its e-mail is confirmed. */
export const AccountState = ({ account }: { account: Pick<StaffUser, 'role' | 'email_verified'> }) => {
  const { t } = useTranslation('account-console');
  const { role, email_verified: isVerified } = account;
  return (
    <Row gap="2" wrap>
      {role === 'staff' ? <Badge tone="info">{t('people.staff')}</Badge> : null}
      <Badge tone={isVerified ? 'success' : 'warning'}>{t(isVerified ? 'people.verified' : 'people.unverified')}</Badge>
    </Row>
  );
};
