import type { SignalTone } from '@caravan/ui-kit';

/** A short sound. */
export interface Beep {
  hz: number;
  /** When it starts and how long it is, in ms. */
  atMs: number;
  ms: number;
  shape: OscillatorType;
}

/** Rising means right, twice the same means look, low and long means stop: told apart without looking. */
export const beepsOf: Readonly<Record<SignalTone, readonly Beep[]>> = {
  idle: [],
  success: [
    { hz: 880, atMs: 0, ms: 70, shape: 'sine' },
    { hz: 1320, atMs: 80, ms: 90, shape: 'sine' },
  ],
  warning: [
    { hz: 560, atMs: 0, ms: 120, shape: 'triangle' },
    { hz: 560, atMs: 180, ms: 120, shape: 'triangle' },
  ],
  danger: [{ hz: 196, atMs: 0, ms: 420, shape: 'square' }],
};

const loudness = 0.2;
/** Rises and falls for so long, so that no click is heard. */
const edge = 0.01;

/** Plays the sound of a signal. */
export const playTone = (context: AudioContext, tone: SignalTone): void => {
  for (const { hz, atMs, ms, shape } of beepsOf[tone]) {
    const start = context.currentTime + atMs / 1000;
    const end = start + ms / 1000;
    const source = context.createOscillator();
    const volume = context.createGain();
    source.type = shape;
    source.frequency.value = hz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + edge);
    volume.gain.setValueAtTime(loudness, end - edge);
    volume.gain.linearRampToValueAtTime(0, end);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(end);
  }
};
