import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type FormEventHandler, type ReactNode, useRef } from 'react';
import { Button } from '../../actions/button.tsx';
import { IconButton } from '../../actions/icon-button.tsx';

export interface FormDialogProps {
  open: boolean;
  /** Asked for by Esc, the cancel and the close button; never by a press beside it, which would lose what was typed. */
  onClose: () => void;
  title: string;
  text?: string;
  /** The form's own submit. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  submitLabel: string;
  cancelLabel: string;
  closeLabel: string;
  busy?: boolean;
  children: ReactNode;
}

/** The close button stands first in the header, but nobody opens a form to close it. */
const firstField = 'input:not([type=hidden], [aria-hidden=true]), textarea, [role=combobox]';

/** A dialog that is one form. */
export const FormDialog = (props: FormDialogProps) => {
  const form = useRef<HTMLFormElement>(null);
  const { open, onClose, title, text, onSubmit, submitLabel, cancelLabel, closeLabel, busy, children } = props;
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
      closeOnInteractOutside={false}
      initialFocusEl={() => form.current?.querySelector<HTMLElement>(firstField) ?? null}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <form ref={form} noValidate onSubmit={onSubmit}>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
                <IconButton icon="close" label={closeLabel} size="sm" onClick={onClose} />
              </Dialog.Header>
              {text ? <Dialog.Description>{text}</Dialog.Description> : null}
              <Dialog.Body>{children}</Dialog.Body>
              <Dialog.Footer>
                <Button variant="secondary" onClick={onClose}>
                  {cancelLabel}
                </Button>
                <Button type="submit" busy={busy}>
                  {submitLabel}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};
