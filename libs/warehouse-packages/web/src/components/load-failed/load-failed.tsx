import { Button, ErrorView, Page } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

export interface LoadFailedProps {
  /** Texts with a title, a text and `again`. */
  texts: 'store.failed' | 'pack.failed' | 'packages.failed' | 'package.failed' | 'estimate.failed';
  /** A part of a page whose rest stands. */
  part?: boolean;
  onRetry: () => void;
}

/** What did not come, and the way to ask for it again. */
export const LoadFailed = ({ texts, part = false, onRetry }: LoadFailedProps) => {
  const t = useTexts('warehouse-packages');
  const view = (
    <ErrorView
      level={part ? 2 : 1}
      title={t(`${texts}.title`)}
      text={t(`${texts}.text`)}
      action={
        <Button icon="refresh" onClick={onRetry}>
          {t(`${texts}.again`)}
        </Button>
      }
    />
  );
  return part ? view : <Page>{view}</Page>;
};
