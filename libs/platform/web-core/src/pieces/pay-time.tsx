import type { IsoInstant } from '@caravan/kernel';
import { Text } from '@caravan/ui-kit';
import { timeLeft } from '../clock/time-left.ts';
import { useNow } from '../clock/use-now.ts';
import { commonNamespace } from '../i18n/common/common-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

export interface PayTimeProps {
  until: IsoInstant;
  /** Said once the time has passed. */
  over: string;
}

/** How long there still is to pay; nothing before the page is alive, since a server's clock is not the reader's. */
export const PayTime = ({ until, over }: PayTimeProps) => {
  const t = useTexts(commonNamespace);
  const now = useNow();
  if (now === undefined) return null;
  const left = timeLeft(until, now);
  return (
    <Text as="span" size="sm" weight="medium" tone={left ? 'warning' : 'danger'} numeric>
      {left ? t('moment.left', { ...left }) : over}
    </Text>
  );
};
