import { useCallback, useEffect, useRef, useState } from 'react';
import {
  askForPasskey,
  endPasskeyQuestion,
  offersPasskeys,
  useBeginPasskeyLoginMutation,
  useLogInByPasskeyMutation,
  type PasskeyFailure,
} from '@caravan/auth/api';
import { minute } from '@caravan/kernel';
import { isApiError, whenIdle } from '@caravan/web-core';

/** A challenge works for five minutes. What the browser offers is renewed before that. */
const renewAfter = 4 * minute;

/** Why there was no login: what the browser said, or the words of the server. */
type Outcome = { failure?: PasskeyFailure; refusal?: string };

/** A login by a passkey: by a button, and among what the browser fills into the e-mail field while the page is open. */
export const usePasskeyLogin = (onLoggedIn: () => unknown) => {
  const [begin] = useBeginPasskeyLoginMutation();
  const [logIn] = useLogInByPasskeyMutation();
  const [outcome, setOutcome] = useState<Outcome>({});
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const isAsking = useRef(false);

  const attempt = useCallback(
    async (whileFilling: boolean, email?: string): Promise<Outcome> => {
      const { data: options } = await begin();
      if (!options || (whileFilling && isAsking.current)) return {};
      const asked = await askForPasskey(options, whileFilling);
      if (asked.failure !== undefined) return { failure: asked.failure };
      const { credential } = asked;
      const { error } = await logIn({ body: email === undefined ? { credential } : { credential, email } });
      if (!error) onLoggedIn();
      return isApiError(error) ? { refusal: error.message } : {};
    },
    [begin, logIn, onLoggedIn],
  );

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const offer = async (): Promise<void> => {
      if (!(await offersPasskeys()) || isOver) return;
      timer = setTimeout(() => setRound((last) => last + 1), renewAfter);
      const { refusal } = await attempt(true);
      if (refusal !== undefined) setOutcome({ refusal });
    };
    const cancel = whenIdle(() => void offer());
    return () => {
      isOver = true;
      cancel();
      if (timer === undefined) return;
      clearTimeout(timer);
      void endPasskeyQuestion();
    };
  }, [attempt, round]);

  const ask = async (email: string | undefined): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    setOutcome({});
    setBusy(true);
    setOutcome(await attempt(false, email));
    setBusy(false);
    isAsking.current = false;
    // The button has ended what the browser offered.
    setRound((last) => last + 1);
  };
  return { ask, busy, ...outcome };
};
