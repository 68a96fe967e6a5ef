import { Skeleton, Stack } from '@caravan/ui-kit';
import { lazyPart } from '@caravan/web-core';

const fields = ['mtcn', 'sender', 'country', 'amount'];

/** The form is below the instructions and needs the form libraries, so it loads after them. */
export const LazyMtcnForm = lazyPart(
  async () => (await import('./mtcn-form.tsx')).MtcnForm,
  <Stack gap="4">
    {fields.map((field) => (
      <Stack key={field} gap="2">
        <Skeleton part="1-4" />
        <Skeleton shape="control" />
      </Stack>
    ))}
  </Stack>,
);
