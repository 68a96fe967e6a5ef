import { Button } from '@caravan/ui-kit';
import { useTexts, useToast } from '@caravan/web-core';
import { useCountdown } from './use-countdown.ts';

/** Seconds between two mails of the same kind. */
export const sendAgainAfter = 60;

export interface SendAgainProps {
  /** Resolves to whether the mail is on its way; what went wrong has been said in a toast. */
  send: () => Promise<boolean>;
  busy: boolean;
  /** False where nothing has been sent yet. */
  justSent?: boolean;
  /** `secondary` beside something more important. */
  variant?: 'primary' | 'secondary';
}

/** Sends a mail again, once a minute at most. */
export const SendAgain = ({ send, busy, justSent = true, variant = 'secondary' }: SendAgainProps) => {
  const t = useTexts('auth');
  const toast = useToast();
  const { left, restart } = useCountdown(justSent ? sendAgainAfter : 0);
  const isWaiting = left > 0;

  const onClick = async () => {
    if (isWaiting || !(await send())) return;
    restart(sendAgainAfter);
    toast.show(t('sendAgain.done'));
  };

  // Neither `disabled`, which would throw the focus away, nor a name that changes every second.
  return (
    <Button variant={variant} size="lg" full busy={busy} aria-disabled={isWaiting || undefined} onClick={() => void onClick()}>
      {t('sendAgain.now')}
      {isWaiting ? <span aria-hidden="true">{t('sendAgain.in', { seconds: left })}</span> : null}
    </Button>
  );
};
