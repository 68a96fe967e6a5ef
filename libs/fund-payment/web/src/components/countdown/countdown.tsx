import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoInstant } from '@caravan/kernel';
import { Banner, Text, VisuallyHidden } from '@caravan/ui-kit';
import { CalendarButton, LocalTime, useNow } from '@caravan/web-core';
import { clockText, daysAndRest, spokenTime } from '../../lib/countdown.ts';

const tickMs = 500;
const secondMs = 1000;

/**
 * Whole seconds until an instant, by the clock, so that a tab in the background does not fall behind; undefined until
 * hydration.
 */
const useSecondsLeft = (until: IsoInstant): number | undefined => {
  const now = useNow(tickMs);
  return now === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(until) - now) / secondMs));
};

const spoken = (t: TFunction<'fund-payment'>, seconds: number): string => {
  const { unit, ...rest } = spokenTime(seconds);
  return t(`time.${unit}`, rest);
};

const shown = (t: TFunction<'fund-payment'>, seconds: number): string => {
  const { days, rest } = daysAndRest(seconds);
  return days > 0 ? t('time.clock', { count: days, clock: clockText(rest) }) : clockText(rest);
};

interface Deadline {
  until: IsoInstant;
  /** The numbers of the orders or packages; none for a top-up. */
  numbers: readonly string[];
}

/** Saves the deadline for the shopper's calendar, with the address of this page. */
const DeadlineButton = ({ until, numbers }: Deadline) => {
  const { t } = useTranslation('fund-payment');
  const entry = () => {
    const { host, href, pathname, search } = location;
    const title = numbers.length ? t('time.entry', { numbers: numbers.join(t('time.comma')) }) : document.title;
    // The address names what is paid, so a second file replaces the first.
    return { uid: `${pathname}${search}@${host}`, at: until, title, url: href };
  };
  return (
    <CalendarButton entry={entry} file="caravan" variant="secondary">
      {t('time.calendar')}
    </CalendarButton>
  );
};

export interface CountdownProps extends Deadline {
  /** Says what to do until then, and what happens afterwards. */
  text: (until: string) => string;
  /** Called once, when the time runs out while the page is open. */
  onOver: () => void;
}

/** The time left to pay: a visible countdown, with occasional announcements for screen readers. */
export const Countdown = ({ until, numbers, text, onOver }: CountdownProps) => {
  const { t } = useTranslation('fund-payment');
  const left = useSecondsLeft(until);
  const tell = useRef(onOver);
  tell.current = onOver;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) tell.current();
  }, [isOver]);

  return (
    <Banner
      tone={left !== undefined && left < 600 ? 'warning' : 'info'}
      icon="clock"
      title={
        isOver ? (
          t('time.over')
        ) : (
          <span aria-hidden="true">
            {t('time.left')}{' '}
            <Text as="span" numeric weight="bold">
              {left === undefined ? '' : shown(t, left)}
            </Text>
          </span>
        )
      }
      action={isOver ? null : <DeadlineButton until={until} numbers={numbers} />}
    >
      <VisuallyHidden role="status">{left === undefined || isOver ? null : spoken(t, left)}</VisuallyHidden>
      <LocalTime at={until} text={text} />
    </Banner>
  );
};
