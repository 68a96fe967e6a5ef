import { useCallback, useEffect, useRef, useState } from 'react';
import { activateEmail } from '@caravan/auth/contract';
import { endpointFor, reasonOf, useSession } from '@caravan/web-core';

/** Uses an activation link as soon as the page stands, once, and says how it went; `hasFailed` where nobody knows. */
export const useActivation = (token: string, onDone: (kind: 'activated' | 'activation_failed') => void) => {
  const { user } = useSession();
  const [activate] = endpointFor(activateEmail).useMutation();
  const [hasFailed, setFailed] = useState(false);
  const started = useRef(false);
  const latest = useRef({ onDone, user });
  latest.current = { onDone, user };

  const run = useCallback(async () => {
    const { error } = await activate({ body: { token } });
    const isExpired = error !== undefined && reasonOf(error) === 'link_expired';
    if (error && !isExpired) {
      setFailed(true);
      return;
    }
    // A page that was reloaded at the wrong moment finds the link used, by itself.
    const isConfirmed = !error || latest.current.user?.email_verified === true;
    latest.current.onDone(isConfirmed ? 'activated' : 'activation_failed');
  }, [activate, token]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void run();
  }, [run]);

  const retry = useCallback(() => {
    setFailed(false);
    void run();
  }, [run]);
  return { hasFailed, retry };
};
