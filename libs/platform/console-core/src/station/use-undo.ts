import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the last step can be taken back, in ms. */
export const undoMs = 10_000;

export interface UndoableStep {
  /** Names the step: "IT2611048213K put into A-01-02". */
  text: string;
  /** Takes it back; rejects if the server refuses. */
  undo: () => void | Promise<void>;
}

export interface Undo {
  /** The step that can be taken back now. */
  step: UndoableStep | undefined;
  secondsLeft: number;
  busy: boolean;
  /** Offers to take back a step; the step before it is final from then on. */
  offer: (step: UndoableStep) => void;
  /** Takes the step back, once; says whether there was one. */
  run: () => Promise<boolean>;
  /** Nothing can be taken back any more. */
  clear: () => void;
}

/** The last step of a station, for ten seconds. */
export const useUndo = (): Undo => {
  const [offered, setOffered] = useState<{ step: UndoableStep; until: number }>();
  const [now, setNow] = useState(0);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const clear = useCallback(() => setOffered(undefined), []);
  const offer = useCallback((step: UndoableStep) => {
    setNow(Date.now());
    setOffered({ step, until: Date.now() + undoMs });
  }, []);

  useEffect(() => {
    if (!offered || busy) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= offered.until) setOffered(undefined);
    }, 1000);
    return () => clearInterval(timer);
  }, [offered, busy]);

  const run = async (): Promise<boolean> => {
    if (!offered || running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      await offered.step.undo();
      // A step that was offered meanwhile stays.
      setOffered((current) => (current === offered ? undefined : current));
      return true;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const secondsLeft = offered ? Math.max(0, Math.ceil((offered.until - now) / 1000)) : 0;
  return { step: offered?.step, secondsLeft, busy, offer, run, clear };
};
