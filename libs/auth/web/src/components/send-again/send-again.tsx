import { useTranslation } from 'react-i18next';
import { Button } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { useCountdown } from './use-countdown.ts';

/** Seconds between two mails of the same kind. */
const sendAgainAfter = 60;

export interface SendAgainProps {
  /** Resolves to whether the mail was sent; a toast has shown any failure. */
  send: () => Promise<boolean>;
  busy: boolean;
  /** False if nothing has been sent yet. */
  justSent?: boolean;
  /** `secondary` beside a more important action. */
  variant?: 'primary' | 'secondary';
}

/** Sends a mail again, at most once a minute. */
export const SendAgain = ({ send, busy, justSent = true, variant = 'secondary' }: SendAgainProps) => {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const { left, restart } = useCountdown(justSent ? sendAgainAfter : 0);
  const isWaiting = left > 0;

  const onClick = async () => {
    if (isWaiting || !(await send())) return;
    restart(sendAgainAfter);
    toast.show(t('sendAgain.done'));
  };

  // `disabled` would lose the focus, and a name that changes every second would be announced again and again.
  return (
    <Button
      variant={variant}
      size="lg"
      full
      busy={busy}
      aria-disabled={isWaiting || undefined}
      onClick={() => void onClick()}
    >
      {t('sendAgain.now')}
      {isWaiting ? <span aria-hidden="true">{t('sendAgain.in', { seconds: left })}</span> : null}
    </Button>
  );
};
