import { formatFen } from '@caravan/kernel';
import { fundPaymentPaths, type Payment } from '@caravan/fund-payment/contract';
import { Banner, Link } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** What came in too late and is in the balance instead; nothing where nothing did. */
export const ReturnedNote = ({ payment: { returned_fen: returnedFen } }: { payment: Payment }) => {
  const t = useTexts('fund-payment');
  if (returnedFen === 0) return null;
  return (
    <Banner tone="info" icon="wallet" action={<Link to={fundPaymentPaths.fund.href()}>{t('result.toFund')}</Link>}>
      {t('result.returned', { amount: formatFen(returnedFen) })}
    </Banner>
  );
};
