import { useEffect, useState } from 'react';
import { afterRecharge } from './after-recharge.ts';

/** Where to go on after a recharge. Only this tab knows, so the server's rendering and the first one here are without it. */
export const useAfterRecharge = (paymentId: string): string | undefined => {
  const [next, setNext] = useState<string>();
  useEffect(() => setNext(afterRecharge(paymentId)), [paymentId]);
  return next;
};
