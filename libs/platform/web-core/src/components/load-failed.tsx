import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps, ErrorView } from '@caravan/ui-kit';
import { isApiError } from '../api/api-error.ts';
import { commonNamespace } from '../i18n/common/common-texts.ts';

export interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  onRetry: () => void;
}

/** A button that repeats a failed request. */
export const RetryButton = ({ variant = 'secondary', size, onRetry }: RetryButtonProps) => {
  const { t } = useTranslation(commonNamespace);
  return (
    <Button icon="refresh" variant={variant} {...(size ? { size } : {})} onClick={onRetry}>
      {t('again')}
    </Button>
  );
};

export interface LoadFailedProps {
  title: string;
  text?: string;
  /** True if only a part of the page failed to load. */
  part?: boolean;
  /** Of the call. If what the page is about does not exist, the answer says so, and repeating does not help. */
  error?: unknown;
  onRetry: () => void;
}

/** A failed request, with a button to repeat it. */
export const LoadFailed = ({ title, text, part = false, error, onRetry }: LoadFailedProps) => {
  if (isApiError(error) && error.status === 404)
    return <ErrorView level={part ? 2 : 1} status={404} title={error.message} />;
  return (
    <ErrorView
      level={part ? 2 : 1}
      title={title}
      text={text}
      action={<RetryButton variant={part ? 'secondary' : 'primary'} onRetry={onRetry} />}
    />
  );
};
