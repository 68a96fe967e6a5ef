import { useEffect, useRef } from 'react';
import { afterSentence, type IsoInstant } from '@caravan/kernel';
import { Banner, Text, VisuallyHidden } from '@caravan/ui-kit';
import { useFormats, useTexts, useTimeZone, type Translate } from '@caravan/web-core';
import { clockText, daysAndRest, spokenTime } from '../../lib/countdown.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';

const spoken = (t: Translate, seconds: number): string => {
  const { unit, ...rest } = spokenTime(seconds);
  return t(`time.${unit}`, rest);
};

const shown = (t: Translate, seconds: number): string => {
  const { days, rest } = daysAndRest(seconds);
  return days > 0 ? t('time.clock', { count: days, clock: clockText(rest) }) : clockText(rest);
};

export interface CountdownProps {
  until: IsoInstant;
  /** What happens at the end, in words. */
  afterwards: string;
  /** Called once, when the time is over while the page is open. */
  onOver: () => void;
}

/** The time that is left to pay: counted down for the eye, said now and then for the ear. */
export const Countdown = ({ until, afterwards, onOver }: CountdownProps) => {
  const t = useTexts('fund-payment');
  const { instant } = useFormats();
  const zone = useTimeZone();
  const left = useSecondsLeft(until);
  const tell = useRef(onOver);
  tell.current = onOver;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) tell.current();
  }, [isOver]);

  const paysUntil = t('time.until', { time: instant(until, zone) });
  return (
    <Banner
      tone={left !== undefined && left < 600 ? 'warning' : 'info'}
      icon="clock"
      title={
        isOver ? (
          t('time.over')
        ) : (
          <span aria-hidden="true">
            {t('time.left')} <Text as="span" numeric weight="bold">{left === undefined ? '' : shown(t, left)}</Text>
          </span>
        )
      }
    >
      <VisuallyHidden role="status">{left === undefined || isOver ? null : spoken(t, left)}</VisuallyHidden>
      {paysUntil}
      {afterSentence(paysUntil)}
      {afterwards}
    </Banner>
  );
};
