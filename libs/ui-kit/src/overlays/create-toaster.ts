export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
}

/** Toasts of one page; made once for each store, so that no two server requests share one. */
export interface Toaster {
  /** Shows a text for four seconds; the same text in the same tone is shown once and starts its time anew. */
  show: (toast: { text: string; tone?: ToastTone }) => void;
  dismiss: (id: number) => void;
  /** While the pointer or the focus is on them nothing disappears. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  toasts: () => readonly Toast[];
}

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  left: number;
}

const mostAtOnce = 3;

export const createToaster = ({ duration = 4000 }: { duration?: number } = {}): Toaster => {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;
  const clocks = new Map<number, Clock>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const stop = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
  };
  const dismiss = (id: number) => {
    stop(id);
    clocks.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
    // What vanishes under the pointer sends no "leave".
    if (toasts.length === 0) paused = false;
  };
  const run = (id: number, left: number) => {
    stop(id);
    const timer = paused ? undefined : setTimeout(() => dismiss(id), left);
    clocks.set(id, { timer, startedAt: Date.now(), left });
  };

  return {
    show: ({ text, tone = 'danger' }) => {
      const same = toasts.find((toast) => toast.text === text && toast.tone === tone);
      if (same) {
        run(same.id, duration);
        return;
      }
      lastId += 1;
      const [oldest] = toasts.length >= mostAtOnce ? toasts : [];
      if (oldest) dismiss(oldest.id);
      set([...toasts, { id: lastId, tone, text }]);
      run(lastId, duration);
    },
    dismiss,
    pause: () => {
      if (paused) return;
      paused = true;
      for (const [id, clock] of clocks) {
        stop(id);
        clocks.set(id, { ...clock, timer: undefined, left: clock.left - (Date.now() - clock.startedAt) });
      }
    },
    resume: () => {
      if (!paused) return;
      paused = false;
      for (const [id, clock] of clocks) run(id, clock.left);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toasts: () => toasts,
  };
};
