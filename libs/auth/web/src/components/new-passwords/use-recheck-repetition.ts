import { useEffect } from 'react';
import type { ContractForm } from '@caravan/web-core/forms';

/** The fields of a new password in a form. */
export interface NewPasswordValues {
  password?: string;
  password_confirm?: string;
}

/** Both fields decide whether the repetition matches, so a change of the first validates the second again. */
export const useRecheckRepetition = <Values extends NewPasswordValues, Output>({
  subscribe,
  getValues,
  trigger,
}: ContractForm<Values, Output>): void => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          const isRepeated = Boolean(getValues().password_confirm);
          if (name === 'password' && type === 'change' && isRepeated)
            void trigger('password_confirm' as Parameters<typeof trigger>[0]);
        },
      }),
    [getValues, subscribe, trigger],
  );
};
