import { useCallback, useEffect, useState } from 'react';
import { useCheckResetLinkMutation } from '@caravan/auth/api';
import { reasonOf } from '@caravan/web-core';

export type LinkState = 'checking' | 'valid' | 'expired' | 'failed';

/** Asks in the browser whether a reset link is valid, because the rendered page is the same for all visitors. */
export const useResetLink = (token: string): { state: LinkState; retry: () => void } => {
  const [check] = useCheckResetLinkMutation();
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
