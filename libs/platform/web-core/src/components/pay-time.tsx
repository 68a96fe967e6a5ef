import { useTranslation } from 'react-i18next';
import type { IsoInstant } from '@caravan/kernel';
import { Text } from '@caravan/ui-kit';
import { timeLeft, useNow } from '../clock/moments.ts';
import { commonNamespace } from '../i18n/common/common-texts.ts';

export interface PayTimeProps {
  until: IsoInstant;
  /** The text after the time has passed. */
  over: string;
}

/** The time left to pay. It renders nothing before hydration, because the server's clock is not the reader's. */
export const PayTime = ({ until, over }: PayTimeProps) => {
  const { t } = useTranslation(commonNamespace);
  const now = useNow();
  if (now === undefined) return null;
  const left = timeLeft(until, now);
  return (
    <Text as="span" size="sm" weight="medium" tone={left ? 'warning' : 'danger'} numeric>
      {left ? t('moment.left', { ...left }) : over}
    </Text>
  );
};
