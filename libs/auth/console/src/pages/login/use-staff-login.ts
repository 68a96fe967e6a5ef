import { useState } from 'react';
import { useLoginMutation } from '@caravan/auth/api';
import { authStaffApi } from '@caravan/auth/api/staff';
import type { Credentials, Me } from '@caravan/auth/contract';
import { forgetSession, reasonOf, useAppDispatch } from '@caravan/web-core';
import type { SubmitResult } from '@caravan/web-core/forms';
import { keptDevice } from '../../lib/kept-device.ts';

/** The two steps of a login; `onLoggedIn` is called with the account. */
export const useStaffLogin = (onLoggedIn: (me: Me | undefined) => void) => {
  const dispatch = useAppDispatch();
  const [logIn] = useLoginMutation();
  /** Sent again by the second step, with the code. */
  const [credentials, setCredentials] = useState<Credentials>();
  const [isShopper, setShopper] = useState(false);

  const send = async (given: Credentials, code?: string): Promise<SubmitResult> => {
    setShopper(false);
    const device = keptDevice();
    const result = await logIn({
      body: { ...given, ...(device === undefined ? {} : { device }), ...(code === undefined ? {} : { code }) },
    });
    if (!result.data) {
      if (code !== undefined || reasonOf(result.error) !== 'second_factor_needed') return result;
      setCredentials(given);
      return undefined;
    }
    if (result.data.user.role !== 'staff') {
      dispatch(forgetSession());
      setShopper(true);
      return undefined;
    }
    const { data: me } = await dispatch(authStaffApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }));
    onLoggedIn(me);
    return result;
  };
  return {
    asksCode: credentials !== undefined,
    isShopper,
    sendPassword: (given: Credentials) => send(given),
    sendCode: ({ code }: { code: string }) => (credentials ? send(credentials, code) : Promise.resolve(undefined)),
    startAgain: () => setCredentials(undefined),
  };
};
