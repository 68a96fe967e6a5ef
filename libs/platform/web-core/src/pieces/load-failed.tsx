import { ErrorView } from '@caravan/ui-kit';
import { RetryButton } from './retry-button.tsx';

export interface LoadFailedProps {
  title: string;
  text?: string;
  /** A part of a page whose rest stands. */
  part?: boolean;
  onRetry: () => void;
}

/** What did not come, and the way to ask for it again. */
export const LoadFailed = ({ title, text, part = false, onRetry }: LoadFailedProps) => (
  <ErrorView
    level={part ? 2 : 1}
    title={title}
    text={text}
    action={<RetryButton variant={part ? 'secondary' : 'primary'} onRetry={onRetry} />}
  />
);
