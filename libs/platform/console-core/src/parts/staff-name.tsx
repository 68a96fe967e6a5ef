import { Stack, Text } from '@caravan/ui-kit';

export interface StaffNameProps {
  /** The name that colleagues see; null without one. */
  name: string | null;
  email: string;
}

/** The name of a member of staff in one line; the e-mail of one without a name, which is called by its beginning. */
export const staffNameOf = ({ name, email }: StaffNameProps): string =>
  name === null || email.startsWith(`${name}@`) ? email : name;

/** A member of staff: the name, and the e-mail below it. */
export const StaffName = ({ name, email }: StaffNameProps) => {
  const called = staffNameOf({ name, email });
  if (called === email) return called;
  return (
    <Stack gap="1">
      <span>{called}</span>
      <Text size="sm" tone="muted">
        {email}
      </Text>
    </Stack>
  );
};
