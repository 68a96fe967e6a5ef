import { Banner, CopyButton, Stack, TextField } from '@caravan/ui-kit';

export interface ShownSecretProps {
  value: string;
  label: string;
  /** That it is shown only now. */
  notice: string;
  copy: string;
}

/** A secret that the server cannot show again. */
export const ShownSecret = ({ value, label, notice, copy }: ShownSecretProps) => (
  <Stack gap="4">
    <Banner tone="success" live="status">
      {notice}
    </Banner>
    <TextField
      label={label}
      value={value}
      readOnly
      autoComplete="off"
      onFocus={({ target }) => target.select()}
      action={<CopyButton value={value} label={copy} />}
    />
  </Stack>
);
