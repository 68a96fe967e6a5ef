import { useEffect, useRef, useState } from 'react';
import { createToaster, type Toaster, type ToastTone } from '@caravan/ui-kit';
import { toastDurationMs, useToasts, type ToastType } from '@caravan/web-core';

const tones: Record<ToastType, ToastTone> = { success: 'success', warning: 'warning', error: 'danger', info: 'info' };

/** Hands the store's toasts to the page's toaster, which keeps them while somebody reads them. */
export const useToaster = (): Toaster => {
  const [toaster] = useState(() => createToaster({ duration: toastDurationMs }));
  const toasts = useToasts();
  const lastHanded = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    for (const { id, type, message } of toasts) {
      if (!lastHanded.current.has(id)) toaster.show({ text: message, tone: tones[type] });
    }
    lastHanded.current = new Set(toasts.map(({ id }) => id));
  }, [toaster, toasts]);

  return toaster;
};
