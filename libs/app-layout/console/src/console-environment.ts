import { activityHeader, minute } from '@caravan/kernel';
import { browserEnvironment, type Environment } from '@caravan/web-core';
import { consoleSessionPlace } from './console-session.ts';

/** Somebody who touched nothing for this long may have left; what the page reads then is no use of the session. */
const attention = minute;

/** A keyboard scanner sends keys, too, so a person does more than that. */
const signsOfLife = ['keydown', 'pointerdown', 'wheel'] as const;

/** The time since the last sign of life in the page, in ms. */
const watchAttention = (): (() => number) => {
  let last = Date.now();
  const note = (): void => {
    last = Date.now();
  };
  for (const sign of signsOfLife) addEventListener(sign, note, { capture: true, passive: true });
  return () => Date.now() - last;
};

/**
 * The environment of the console in a browser. Lists are read again when others change something, for as long as the
 * page is open, so each call says whether somebody is there: an abandoned console must not keep its session alive.
 */
export const consoleEnvironment = (): Environment => {
  const environment = browserEnvironment(consoleSessionPlace);
  const quietFor = watchAttention();
  return {
    ...environment,
    fetch: (url, init) => {
      const headers = new Headers(init.headers);
      if (quietFor() >= attention) headers.set(activityHeader, 'background');
      return environment.fetch(url, { ...init, headers });
    },
  };
};
