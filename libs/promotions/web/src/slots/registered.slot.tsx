import { useEffect, useRef } from 'react';
import type { RegisteredProps } from '@caravan/auth/api';
import { useBindReferralMutation } from '@caravan/promotions/api';
import { maxReferralCode } from '@caravan/promotions/contract';

/** Says by whose code the new account was invited. It shows nothing: a registration does not depend on it. */
export const Slot = ({ invitation }: RegisteredProps) => {
  const [bind] = useBindReferralMutation();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current || invitation.length > maxReferralCode) return;
    isSent.current = true;
    void bind({ body: { code: invitation } });
  }, [bind, invitation]);
  return null;
};
