import { useEffect, useState } from 'react';
import { afterRecharge } from './after-recharge.ts';

/**
 * The payment to continue after a recharge. Only this tab's storage has it, so the server and the first render omit it.
 */
export const useAfterRecharge = (paymentId: string): string | undefined => {
  const [next, setNext] = useState<string>();
  useEffect(() => setNext(afterRecharge(paymentId)), [paymentId]);
  return next;
};
