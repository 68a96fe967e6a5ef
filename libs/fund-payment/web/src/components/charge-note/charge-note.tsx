import { useTranslation } from 'react-i18next';
import { formatFen, type Fen } from '@caravan/kernel';
import type { PaymentMethod } from '@caravan/fund-payment/contract';
import { Text } from '@caravan/ui-kit';

/** The currency of the charge, always stated (specification 26.3). */
export const ChargeNote = ({ fen, method }: { fen: Fen; method: PaymentMethod | undefined }) => {
  const { t } = useTranslation('fund-payment');
  return (
    <Text size="sm" tone="muted">
      {fen === 0
        ? t('charge.currency')
        : t(method === 'westpay' ? 'charge.westpay' : 'charge.cny', { amount: formatFen(fen) })}
    </Text>
  );
};
