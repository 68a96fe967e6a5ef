import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import type { Toast, Toaster, ToastTone } from './create-toaster.ts';
import styles from './toaster.module.css';

export interface ToastRegionProps {
  toaster: Toaster;
  dismissLabel: string;
}

const signs: Readonly<Record<ToastTone, IconName>> = { success: 'check-circle', info: 'info', warning: 'warning', danger: 'close-circle' };

const none: readonly Toast[] = [];

const isUrgent = (toast: Toast): boolean => toast.tone === 'danger' || toast.tone === 'warning';

/** The top centre of the window, above dialogs too. Stands on every page, so that screen readers know its live regions before a word comes. */
export const ToastRegion = ({ toaster, dismissLabel }: ToastRegionProps) => {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.toasts, () => none);
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    // Shown anew it comes above whatever opened in the meantime.
    region.current?.togglePopover(false);
    region.current?.togglePopover(true);
  }, [newest]);

  const render = (toast: Toast) => (
    <div key={toast.id} className={styles.toast} data-tone={toast.tone}>
      <span className={styles.sign}>
        <Icon name={signs[toast.tone]} />
      </span>
      <span className={styles.text}>{toast.text}</span>
      <button type="button" className={styles.close} aria-label={dismissLabel} onClick={() => toaster.dismiss(toast.id)}>
        <Icon name="close" size="sm" />
      </button>
    </div>
  );

  return (
    <div
      ref={region}
      popover="manual"
      className={styles.region}
      onMouseEnter={toaster.pause}
      onMouseLeave={toaster.resume}
      onFocus={toaster.pause}
      onBlur={toaster.resume}
    >
      <div role="alert" className={styles.list}>
        {toasts.filter(isUrgent).map(render)}
      </div>
      <div role="status" className={styles.list}>
        {toasts.filter((toast) => !isUrgent(toast)).map(render)}
      </div>
    </div>
  );
};
