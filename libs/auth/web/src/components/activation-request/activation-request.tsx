import { sendActivation } from '@caravan/auth/contract';
import { endpointFor, useSession } from '@caravan/web-core';
import { SendAgain } from '../send-again/send-again.tsx';
import { ActivationForm } from './activation-form.tsx';

/** Has an activation link sent again: to who is logged in, or to the e-mail that a visitor names. */
export const ActivationRequest = ({ justSent }: { justSent: boolean }) => {
  const { isLogin } = useSession();
  const [send, { isLoading }] = endpointFor(sendActivation).useMutation();
  if (!isLogin) return <ActivationForm />;
  return <SendAgain key={String(justSent)} justSent={justSent} busy={isLoading} send={async () => !(await send({ body: {} })).error} />;
};
