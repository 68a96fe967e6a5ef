import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, Dialog, type DialogProps } from '@caravan/ui-kit';

export interface FormDialogProps extends Omit<DialogProps, 'open' | 'footer'> {
  /** The label of the button that sends the form. */
  submit: ReactNode;
  /** The label of a button that gives it up; without it the dialog has only its cross. */
  cancel?: ReactNode;
  /** Runs when the user gives up; by default the dialog closes. */
  onCancel?: () => void;
  busy?: boolean;
  disabled?: boolean;
  /** Sending destroys something. */
  danger?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
}

/** A dialog that is one form, whose buttons stay in view below it. */
export const FormDialog = ({
  submit,
  cancel,
  onCancel,
  busy = false,
  disabled = false,
  danger = false,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) => {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          {cancel === undefined ? null : (
            <Button variant="secondary" onClick={onCancel ?? dialog.onClose}>
              {cancel}
            </Button>
          )}
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        {children}
      </form>
    </Dialog>
  );
};
