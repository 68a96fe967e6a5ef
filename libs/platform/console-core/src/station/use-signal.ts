import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SignalTone } from '@caravan/ui-kit';
import { playTone } from './tones.ts';
import { useDeviceSwitch } from './use-device-choice.ts';

/** The present words of the station. */
export interface Signal {
  tone: SignalTone;
  /** One or two large words. */
  word: string;
  text?: ReactNode;
  /** Counts the signals, so that the same words twice are two signals. */
  count: number;
}

export type ShowSignal = (tone: SignalTone, word: string, text?: ReactNode) => void;

/** How a phone shakes at a wrong scan, in ms. */
const shake = [120, 60, 120];

/** Browsers allow no sound and no shake before the first key or touch on the page, and warn of an attempt. */
const isUsed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** One audio context for a station; browsers allow few. */
const useSound = (): ((tone: SignalTone) => void) => {
  const context = useRef<AudioContext>(undefined);
  const [muted] = useDeviceSwitch('muted');
  useEffect(
    () => () => {
      void context.current?.close();
      context.current = undefined;
    },
    [],
  );
  return useCallback(
    (tone) => {
      if (muted || tone === 'idle' || typeof AudioContext !== 'function') return;
      if (!isUsed()) return;
      context.current ??= new AudioContext();
      if (context.current.state === 'suspended') void context.current.resume();
      playTone(context.current, tone);
    },
    [muted],
  );
};

/** A station speaks by colour, in words, with a tone, and with a shake if something is wrong. */
export const useSignal = (): [signal: Signal | undefined, show: ShowSignal] => {
  const [signal, setSignal] = useState<Signal>();
  const play = useSound();
  const show = useCallback<ShowSignal>(
    (tone, word, text) => {
      setSignal((before) => ({ tone, word, text, count: (before?.count ?? 0) + 1 }));
      play(tone);
      if (tone === 'danger' && isUsed()) navigator.vibrate?.(shake);
    },
    [play],
  );
  return [signal, show];
};
