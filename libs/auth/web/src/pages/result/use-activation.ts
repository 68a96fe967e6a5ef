import { useCallback, useEffect, useRef, useState } from 'react';
import { useActivateEmailMutation, useSession } from '@caravan/auth/api';
import { reasonOf } from '@caravan/web-core';

/**
 * Uses an activation link once, as soon as the page is open, and reports the outcome; `hasFailed` is true if the
 * outcome is unknown.
 */
export const useActivation = (token: string, onDone: (kind: 'activated' | 'activation_failed') => void) => {
  const { user } = useSession();
  const [activate] = useActivateEmailMutation();
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
    // A page that reloads at the wrong moment finds that it has used the link itself.
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
