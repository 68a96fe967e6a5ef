import { authReasons, type FactorCode } from '@caravan/auth/contract';
import { Button, Stack, type ButtonProps } from '@caravan/ui-kit';
import { useContractForm, type SubmitResult } from '@caravan/web-core/forms';
import { CodeField } from './code-field.tsx';

export interface CodeFormProps {
  submitLabel: string;
  variant?: ButtonProps['variant'];
  /** Only the app's code counts, because there are no recovery codes yet. */
  appOnly?: boolean;
  /** For a page that shows the form alone. */
  autoFocus?: boolean;
  send: (form: FactorCode) => Promise<SubmitResult>;
}

const schema = async () => (await import('@caravan/auth/contract/staff')).factorCode;

/** Asks for a code. A refused one stays in the field with its reason. */
export const CodeForm = ({
  submitLabel,
  variant = 'primary',
  appOnly = false,
  autoFocus = false,
  send,
}: CodeFormProps) => {
  const form = useContractForm<{ code?: string }, FactorCode>({ schema, defaultValues: {}, reasons: authReasons });
  return (
    <form method="post" noValidate onSubmit={form.submit(send)}>
      <Stack gap="4">
        <CodeField {...form.field('code')} appOnly={appOnly} autoFocus={autoFocus} />
        <Button type="submit" variant={variant} busy={form.busy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
};
