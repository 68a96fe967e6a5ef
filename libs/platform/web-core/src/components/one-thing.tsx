import type { ReactNode } from 'react';
import { DetailSkeleton, Page } from '@caravan/ui-kit';
import { isApiError } from '../api/api-error.ts';
import { LoadFailed } from './load-failed.tsx';

export interface OneThingProps<Thing> {
  /** As the hook of the call returns it. */
  query: { currentData?: Thing | undefined; isError: boolean; error?: unknown; refetch: () => unknown };
  /** Shown if the thing does not exist or belongs to somebody else. */
  missing: ReactNode;
  /** The label of the skeleton. */
  loading: string;
  failed: { title: string; text: string };
  /** The page of the thing; `readAgain` is for a page that shows outdated data. */
  children: (thing: Thing, readAgain: () => void) => ReactNode;
}

/** The page about one order, package or other thing of the shopper, in each state of its call. */
export const OneThing = <Thing,>({
  query: { currentData, isError, error, refetch },
  missing,
  loading,
  failed,
  children,
}: OneThingProps<Thing>) => {
  const readAgain = () => void refetch();
  if (isError && isApiError(error) && error.status === 404) return missing;
  if (currentData !== undefined) return children(currentData, readAgain);
  if (!isError) return <DetailSkeleton label={loading} />;
  return (
    <Page>
      <LoadFailed {...failed} onRetry={readAgain} />
    </Page>
  );
};
