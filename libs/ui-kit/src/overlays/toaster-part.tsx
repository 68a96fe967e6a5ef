import { Portal } from '@chakra-ui/react/portal';
import { createToaster, Toast, Toaster, type CreateToasterReturn } from '@chakra-ui/react/toast';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import { KitProvider } from '../system/kit-provider.tsx';
import type { Toast as ToastMessage, ToasterProps, ToastTone } from './toaster.tsx';

type ToastType = 'success' | 'info' | 'warning' | 'error';

const types: Readonly<Record<ToastTone, ToastType>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'error',
};

const signs: Readonly<Record<string, IconName>> = {
  success: 'check-circle',
  info: 'info',
  warning: 'warning',
  error: 'close-circle',
};

/** Errors and warnings interrupt a screen reader; other toasts wait. */
const roleOf = (type: string | undefined) => (type === 'error' || type === 'warning' ? 'alert' : 'status');

interface ToastFeedProps {
  toaster: CreateToasterReturn;
  toasts: readonly ToastMessage[];
}

/** Passes new toasts to Ark's store. It renders after the toaster, which listens to the store by then. */
const ToastFeed = ({ toaster, toasts }: ToastFeedProps) => {
  const shown = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const fresh = toasts.filter(({ id }) => !shown.current.has(id));
    // Ark's store updates its list synchronously, which React does not allow inside an effect.
    queueMicrotask(() => {
      // The same text in the same tone is a single toast, whose time restarts.
      for (const { tone, text } of fresh) toaster.create({ id: `${tone}:${text}`, type: types[tone], title: text });
    });
    shown.current = new Set(toasts.map(({ id }) => id));
  }, [toaster, toasts]);

  return null;
};

export const ToasterPart = ({ toasts, duration, label, dismissLabel }: ToasterProps) => {
  const [toaster] = useState(() => createToaster({ placement: 'top', max: 3, duration, gap: 8 }));
  return (
    <KitProvider>
      <Portal>
        <Toaster toaster={toaster} aria-label={label}>
          {({ type, title }) => (
            <Toast.Root role={roleOf(type)}>
              <Icon name={signs[type ?? 'info'] ?? 'info'} />
              <Toast.Title>{title}</Toast.Title>
              <Toast.CloseTrigger aria-label={dismissLabel}>
                <Icon name="close" size="sm" />
              </Toast.CloseTrigger>
            </Toast.Root>
          )}
        </Toaster>
        <ToastFeed toaster={toaster} toasts={toasts} />
      </Portal>
    </KitProvider>
  );
};
