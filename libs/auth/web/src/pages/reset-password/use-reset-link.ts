import { useCallback, useEffect, useState } from 'react';
import { checkResetLink } from '@caravan/auth/contract';
import { endpointFor, reasonOf } from '@caravan/web-core';

export type LinkState = 'checking' | 'valid' | 'expired' | 'failed';

/** Asks whether a reset link still works, in the browser: the page itself is the same for everybody. */
export const useResetLink = (token: string): { state: LinkState; retry: () => void } => {
  const [check] = endpointFor(checkResetLink).useMutation();
  const [state, setState] = useState<LinkState>(token ? 'checking' : 'expired');

  const run = useCallback(async () => {
    const { error } = await check({ body: { token } });
    if (!error) setState('valid');
    else setState(reasonOf(error) === 'link_expired' ? 'expired' : 'failed');
  }, [check, token]);

  useEffect(() => {
    if (token) void run();
  }, [run, token]);

  const retry = useCallback(() => {
    setState('checking');
    void run();
  }, [run]);
  return { state, retry };
};
