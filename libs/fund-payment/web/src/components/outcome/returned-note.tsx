import { useTranslation } from 'react-i18next';
import { type Payment } from '@caravan/fund-payment/contract';
import { fundPaymentPaths } from '@caravan/routes';
import { Banner, Link } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

/** A payment that arrived too late and went to the balance; nothing otherwise. */
export const ReturnedNote = ({ payment: { returned_fen: returnedFen } }: { payment: Payment }) => {
  const { t } = useTranslation('fund-payment');
  const { asYuan } = useFormats();
  if (returnedFen === 0) return null;
  return (
    <Banner tone="info" icon="wallet" action={<Link to={fundPaymentPaths.fund.href()}>{t('result.toFund')}</Link>}>
      {t('result.returned', { amount: asYuan(returnedFen) })}
    </Banner>
  );
};
