import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Asked for by Esc, the close button and a press beside it. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** 400, 560 or 880 px, never wider than the window. */
  size?: 'notice' | 'form' | 'wide';
  /** False while leaving would lose something: then only Esc and the buttons close. */
  closesBeside?: boolean;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  children: ReactNode;
}

const OpenDialog = ({ onClose, title, closeLabel, size = 'form', closesBeside = true, footer, children }: Omit<DialogProps, 'open'>) => {
  const titleId = useId();
  const modal = useModal({ onClose, closesBeside });
  return (
    <dialog {...modal} className={styles.dialog} data-size={size} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} size="sm" onClick={onClose} />
      </div>
      {children}
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </dialog>
  );
};

/** A modal dialog on the platform's own; rendered only while open. */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null);
