import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chooseScale, openKnownScale, scaleKinds, type CloseScale, type ScaleKind } from './scale-devices.ts';
import type { ScaleReading } from './scale-reading.ts';

/** `none`: not connected; `declined`: no scale was chosen; `lost`: it was unplugged or cannot be opened. */
export type ScaleState = 'none' | 'connected' | 'declined' | 'lost';

export interface Scale {
  state: ScaleState;
  /** How this browser can talk to scales; empty if it cannot. */
  kinds: readonly ScaleKind[];
  /** The latest, while connected. */
  reading: ScaleReading | undefined;
  /** Lets the clerk choose a scale; call it from a click. */
  connect: (kind: ScaleKind) => Promise<void>;
  disconnect: () => Promise<void>;
}

const isSame = (a: ScaleReading | undefined, b: ScaleReading): boolean =>
  a?.kind === b.kind && (b.kind !== 'weight' || (a.kind === 'weight' && a.grams === b.grams && a.steady === b.steady));

/** The scale of this station; one that was chosen before connects by itself. */
export const useScale = (): Scale => {
  const [kinds] = useState(scaleKinds);
  const [state, setState] = useState<ScaleState>('none');
  const [reading, setReading] = useState<ScaleReading>();
  const close = useRef<CloseScale>(undefined);
  const gone = useRef(false);

  const release = async (next: ScaleState): Promise<void> => {
    const closing = close.current;
    close.current = undefined;
    if (!gone.current) {
      setReading(undefined);
      setState(next);
    }
    // A scale without a cable cannot be closed in order.
    await closing?.().catch(() => undefined);
  };

  const listener = {
    // Scales repeat themselves many times a second.
    onReading: (next: ScaleReading) => setReading((before) => (isSame(before, next) ? before : next)),
    onLost: () => void release('lost'),
  };

  const connectBy = async (open: () => Promise<CloseScale | undefined>, otherwise: ScaleState): Promise<void> => {
    try {
      const opened = await open();
      if (gone.current) {
        await opened?.().catch(() => undefined);
        return;
      }
      close.current = opened;
      setState(opened ? 'connected' : otherwise);
    } catch {
      if (!gone.current) setState('lost');
    }
  };

  const start = useEffectEvent(() => connectBy(() => openKnownScale(listener), 'none'));
  const stop = useEffectEvent(() => release('none'));
  useEffect(() => {
    gone.current = false;
    void start();
    return () => {
      gone.current = true;
      void stop();
    };
  }, []);

  return {
    state,
    kinds,
    reading: state === 'connected' ? reading : undefined,
    connect: async (kind) => {
      await release('none');
      await connectBy(() => chooseScale(kind, listener), 'declined');
    },
    disconnect: () => release('none'),
  };
};
