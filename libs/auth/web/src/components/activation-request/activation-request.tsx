import { sendActivation } from '@caravan/auth/contract';
import { endpointFor, useSession } from '@caravan/web-core';
import { SendAgain } from '../send-again/send-again.tsx';
import { ActivationForm } from './activation-form.tsx';

export interface ActivationRequestProps {
  /** A link was sent a moment ago. */
  justSent: boolean;
  variant?: 'primary' | 'secondary';
}

/** Has an activation link sent again: to who is logged in, or to the e-mail that a visitor names. */
export const ActivationRequest = ({ justSent, variant }: ActivationRequestProps) => {
  const { isLogin } = useSession();
  const [send, { isLoading }] = endpointFor(sendActivation).useMutation();
  if (!isLogin) return <ActivationForm />;
  const sendToOwn = async () => !(await send({ body: {} })).error;
  // A new one where it turns out that nothing was sent: there is no minute to wait.
  return <SendAgain key={String(justSent)} justSent={justSent} variant={variant} busy={isLoading} send={sendToOwn} />;
};
