import { type ReactNode, useId } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export type NoticeType = 'success' | 'warning' | 'error' | 'notice';

export interface NoticeDialogProps {
  open: boolean;
  type?: NoticeType;
  title?: ReactNode;
  text: ReactNode;
  confirmLabel: string;
  /** Not shown for `notice`, nor when left out. */
  cancelLabel?: string;
  /** After either button and after Esc: the owner sets `open` to false. */
  onClose: () => void;
  onConfirm?: () => void;
  /** The cancel button and Esc. */
  onCancel?: () => void;
  /** The confirmed act destroys something. */
  danger?: boolean;
}

const signs: Readonly<Record<NoticeType, IconName>> = { success: 'check', warning: 'warning', error: 'close', notice: 'info' };

const OpenNotice = (props: Omit<NoticeDialogProps, 'open'>) => {
  const { type = 'notice', title, text, confirmLabel, cancelLabel, onClose, onConfirm, onCancel, danger } = props;
  const id = useId();
  const cancel = () => {
    onCancel?.();
    onClose();
  };
  const confirm = () => {
    onConfirm?.();
    onClose();
  };
  const modal = useModal({ onClose: cancel, closesBeside: type === 'notice' });
  const titleId = `${id}-title`;
  const textId = `${id}-text`;
  return (
    <dialog
      {...modal}
      role="alertdialog"
      className={styles.dialog}
      data-size="notice"
      aria-labelledby={title ? titleId : textId}
      aria-describedby={title ? textId : undefined}
    >
      <div className={styles.notice}>
        <span className={styles.sign} data-type={type}>
          <Icon name={signs[type]} />
        </span>
        {title ? (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        ) : null}
        <div id={textId} className={styles.text}>
          {text}
        </div>
      </div>
      <div className={styles.footer}>
        {type !== 'notice' && cancelLabel ? (
          <Button variant="secondary" onClick={cancel}>
            {cancelLabel}
          </Button>
        ) : null}
        <Button variant={danger ? 'danger' : 'primary'} data-autofocus={danger ? undefined : ''} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
};

/** Tells or asks one thing; both buttons close it. */
export const NoticeDialog = ({ open, ...rest }: NoticeDialogProps) => (open ? <OpenNotice {...rest} /> : null);
