import { useSendActivationMutation, useSession } from '@caravan/auth/api';
import { SendAgain } from '../send-again/send-again.tsx';
import { ActivationForm } from './activation-form.tsx';

export interface ActivationRequestProps {
  /** True if a link was sent a moment ago. */
  justSent: boolean;
  variant?: 'primary' | 'secondary';
}

/** Sends an activation link again: to the logged-in shopper, or to the e-mail that a visitor enters. */
export const ActivationRequest = ({ justSent, variant }: ActivationRequestProps) => {
  const { isLogin } = useSession();
  const [send, { isLoading }] = useSendActivationMutation();
  if (!isLogin) return <ActivationForm />;
  const sendToOwn = async () => !(await send({ body: {} })).error;
  // The key restarts the component when no mail was sent, so that there is no minute to wait.
  return <SendAgain key={String(justSent)} justSent={justSent} variant={variant} busy={isLoading} send={sendToOwn} />;
};
