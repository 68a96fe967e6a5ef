import { defineCounter } from '@caravan/server-core';

/** Calls of a tracking service by what became of them. */
export const trackingCallCounter = () =>
  defineCounter({
    name: 'caravan_tracking_calls_total',
    help: 'Calls of the tracking service by outcome; quota and key need somebody',
    labels: { outcome: ['ok', 'rate', 'quota', 'key', 'unreachable', 'bad_answer'] },
  });

export type TrackingCallCounter = ReturnType<typeof trackingCallCounter>;
