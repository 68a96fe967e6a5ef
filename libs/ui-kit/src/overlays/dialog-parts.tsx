import { Dialog } from '@chakra-ui/react/dialog';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import { KitProvider } from '../system/kit-provider.tsx';
import { useKitWords } from '../words/use-kit-words.ts';
import styles from './dialog.module.css';
import type { DialogProps, DrawerProps, NoticeDialogProps, NoticeType } from './dialogs.tsx';

const sizes = { notice: 'sm', form: 'md', wide: 'lg' } as const;

const fields =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [role=combobox]:not(:disabled)';

/**
 * The content of a dialog and its initial focus: the close button is the first in the tab order, but not the dialog's
 * purpose.
 */
const useFirstFocus = () => {
  const content = useRef<HTMLDivElement>(null);
  const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector) ?? null;
  return { ref: content, initialFocusEl: () => find('[data-autofocus]') ?? find(fields) ?? find('button, a[href]') };
};

/**
 * The events that close a dialog. Toasts are above it: a click on a toast is not a click outside the dialog. A page that
 * moves the focus to its heading behind an open dialog does not close it either; the dialog takes the focus back.
 */
const closeProps = (onClose: () => void) => ({
  onOpenChange: ({ open }: { open: boolean }) => (open ? undefined : onClose()),
  onFocusOutside: (event: Event) => event.preventDefault(),
  onInteractOutside: (event: Event & { detail: { originalEvent: Event } }) => {
    const { target } = event.detail.originalEvent;
    if (target instanceof Element && target.closest('[data-scope=toast]')) event.preventDefault();
  },
});

export const DialogPart = (props: DialogProps) => {
  const words = useKitWords();
  const {
    open,
    onClose,
    title,
    closeLabel = words.close,
    size = 'form',
    closesBeside = true,
    footer,
    children,
  } = props;
  const { ref, initialFocusEl } = useFirstFocus();
  return (
    <KitProvider>
      <Dialog.Root
        open={open}
        {...closeProps(onClose)}
        size={sizes[size]}
        closeOnInteractOutside={closesBeside}
        initialFocusEl={initialFocusEl}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content ref={ref}>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
                <IconButton icon="close" label={closeLabel} size="sm" onClick={onClose} />
              </Dialog.Header>
              <Dialog.Body>{children}</Dialog.Body>
              {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : null}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </KitProvider>
  );
};

const signs: Readonly<Record<NoticeType, IconName>> = {
  success: 'check',
  warning: 'warning',
  error: 'close',
  notice: 'info',
};

export const NoticePart = (props: NoticeDialogProps) => {
  const { open, type = 'notice', title, text, confirmLabel, cancelLabel, onClose, onConfirm, onCancel, danger } = props;
  const { ref, initialFocusEl } = useFirstFocus();
  const cancel = () => {
    onCancel?.();
    onClose();
  };
  const confirm = () => {
    onConfirm?.();
    onClose();
  };
  return (
    <KitProvider>
      <Dialog.Root
        open={open}
        {...closeProps(cancel)}
        // A notice belongs to no page, so it stays when the dialog of a page that opened it is removed.
        onRequestDismiss={(event) => event.preventDefault()}
        role="alertdialog"
        size={sizes.notice}
        closeOnInteractOutside={type === 'notice'}
        initialFocusEl={initialFocusEl}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content ref={ref}>
              <div className={styles.notice}>
                <span className={styles.sign} data-type={type}>
                  <Icon name={signs[type]} />
                </span>
                {title ? <Dialog.Title>{title}</Dialog.Title> : null}
                {title ? (
                  <Dialog.Description className={styles.text}>{text}</Dialog.Description>
                ) : (
                  <Dialog.Title asChild>
                    <div className={styles.text}>{text}</div>
                  </Dialog.Title>
                )}
              </div>
              <Dialog.Footer>
                {type !== 'notice' && cancelLabel ? (
                  <Button variant="secondary" onClick={cancel}>
                    {cancelLabel}
                  </Button>
                ) : null}
                <Button
                  variant={danger ? 'danger' : 'primary'}
                  data-autofocus={danger ? undefined : ''}
                  onClick={confirm}
                >
                  {confirmLabel}
                </Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </KitProvider>
  );
};

export const DrawerPart = (props: DrawerProps) => {
  const words = useKitWords();
  const { open, onClose, label, closeLabel = words.close, head, children } = props;
  const { ref, initialFocusEl } = useFirstFocus();
  return (
    <KitProvider>
      <Drawer.Root aria-label={label} open={open} {...closeProps(onClose)} initialFocusEl={initialFocusEl}>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content ref={ref}>
              <Drawer.Header>
                <div>{head}</div>
                <IconButton icon="close" label={closeLabel} data-autofocus="" onClick={onClose} />
              </Drawer.Header>
              {children}
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </KitProvider>
  );
};
