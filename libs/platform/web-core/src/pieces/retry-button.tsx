import { Button, type ButtonProps } from '@caravan/ui-kit';
import { commonNamespace } from '../i18n/common/common-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

export interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  onRetry: () => void;
}

/** Asks again for what did not come. */
export const RetryButton = ({ variant = 'secondary', size, onRetry }: RetryButtonProps) => {
  const t = useTexts(commonNamespace);
  return (
    <Button icon="refresh" variant={variant} {...(size ? { size } : {})} onClick={onRetry}>
      {t('again')}
    </Button>
  );
};
