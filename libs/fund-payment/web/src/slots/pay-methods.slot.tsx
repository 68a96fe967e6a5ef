import { useEffect, useRef } from 'react';
import { useGetBalanceQuery, type PayMethodsProps } from '@caravan/fund-payment/api';
import { Card, Stack } from '@caravan/ui-kit';
import { BillAddress } from '../components/bill-address/bill-address.tsx';
import { ChargeNote } from '../components/charge-note/charge-note.tsx';
import { PaymentMethods } from '../components/payment-methods/payment-methods.tsx';
import { useBillAddress } from '../lib/use-bill-address.ts';
import { useMethods } from '../lib/use-methods.ts';

/** The payment methods for an amount that is due on the page of another feature. */
export const Slot = ({ kind, amountFen, onChange }: PayMethodsProps) => {
  const methods = useMethods(kind, amountFen);
  const billAddress = useBillAddress();
  const { data: balance } = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const {
    chosen,
    seen: { exchange_rate: rate },
  } = methods;
  const isKnown = methods.methods !== undefined || methods.error !== undefined;
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    const address = billAddress.chosen ? { bill_address_id: billAddress.chosen } : {};
    if (chosen !== undefined) tell.current({ method: chosen, exchange_rate: rate, ...address });
    else tell.current(isKnown ? null : undefined);
  }, [billAddress.chosen, chosen, isKnown, rate]);
  return (
    <Card>
      <Stack gap="6">
        <PaymentMethods methods={methods} amountFen={amountFen} balanceFen={balance?.balance_fen} />
        {chosen === 'westpay' || chosen === 'paypal' ? (
          <ChargeNote fen={amountFen} method={chosen} exchange={methods.exchange} />
        ) : null}
        {billAddress.addresses.length > 0 ? (
          <BillAddress addresses={billAddress.addresses} chosen={billAddress.chosen} onChoose={billAddress.choose} />
        ) : null}
      </Stack>
    </Card>
  );
};
