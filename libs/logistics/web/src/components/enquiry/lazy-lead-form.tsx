import { Skeleton, Stack } from '@caravan/ui-kit';
import { lazyPart } from '@caravan/web-core';

const fields = ['name', 'company', 'email', 'phone', 'country', 'message'];

export const FormSkeleton = () => (
  <Stack gap="4">
    {fields.map((field) => (
      <Stack key={field} gap="2">
        <Skeleton part="1-4" />
        <Skeleton shape="control" />
      </Stack>
    ))}
  </Stack>
);

/** A separate chunk with the form and the form libraries. */
export const LazyLeadForm = lazyPart(async () => (await import('./lead-form.tsx')).LeadForm, <FormSkeleton />);
