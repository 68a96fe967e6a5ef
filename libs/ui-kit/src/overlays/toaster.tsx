import { onDemand } from './on-demand.tsx';

export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

export interface Toast {
  id: string;
  tone: ToastTone;
  text: string;
}

export interface ToasterProps {
  /** Each toast is shown once for its whole duration, even if it leaves this list earlier. */
  toasts: readonly Toast[];
  /** In ms; paused while the pointer or the focus is on the toasts. */
  duration: number;
  /** The toasts' name for screen readers. */
  label: string;
  dismissLabel: string;
}

/** Short messages at the top centre of the window, also above dialogs. */
export const Toaster = /* @__PURE__ */ onDemand<ToasterProps>(
  async () => (await import('./toaster-part.tsx')).ToasterPart,
  ({ toasts }) => toasts.length > 0,
);
