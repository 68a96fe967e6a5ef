import { formatBalance, type Fen } from '@caravan/kernel';
import type { PaymentMethod } from '@caravan/fund-payment/contract';
import { Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** In which currency money moves; never left to guess (look.md, 3). */
export const ChargeNote = ({ fen, method }: { fen: Fen; method: PaymentMethod | undefined }) => {
  const t = useTexts('fund-payment');
  return (
    <Text size="sm" tone="muted">
      {fen === 0 ? t('charge.currency') : t(method === 'westpay' ? 'charge.westpay' : 'charge.cny', { amount: formatBalance(fen) })}
    </Text>
  );
};
