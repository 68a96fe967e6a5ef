import { useTranslation } from 'react-i18next';
import { dueKinds } from '@caravan/fund-payment/contract';
import { accountConsolePaths } from '@caravan/routes/console';
import { Link } from '@caravan/ui-kit';

const providers = ['sandbox', 'stripe', 'paypal', 'westpay'] as const;

/** An account of the ledger in words; a wallet leads to its shopper. */
export const AccountName = ({ account }: { account: string }) => {
  const { t } = useTranslation('fund-payment-console');
  const [group, name = ''] = account.split(':');
  const provider = providers.find((one) => one === name);
  const kind = dueKinds.find((one) => one === name);
  if (group === 'wallet') return <Link to={accountConsolePaths.person.href({ id: name })}>{t('ledger.wallet')}</Link>;
  if (group === 'provider' && provider) return t(`ledger.providers.${provider}`);
  if (group === 'revenue' && kind) return t(`ledger.revenue.${kind}`);
  if (group === 'adjustment') return t('ledger.adjustment');
  if (account === 'expense:claim') return t('ledger.claims');
  return group === 'transit' ? t('ledger.transit') : account;
};
