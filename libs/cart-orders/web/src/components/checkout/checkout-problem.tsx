import { useTranslation } from 'react-i18next';
import { cartOrdersPaths } from '@caravan/routes';
import { Button, ButtonLink, EmptyCartDrawing, EmptyState, ErrorView, Page } from '@caravan/ui-kit';
import type { PreviewProblem } from '../../lib/use-preview.ts';

export interface CheckoutProblemProps {
  problem: PreviewProblem | 'none';
  onRetry?: () => void;
}

const nextPaths = {
  none: cartOrdersPaths.cart,
  gone: cartOrdersPaths.orders,
  unavailable: cartOrdersPaths.cart,
};

/** Why nothing can be ordered here, and the next action. */
export const CheckoutProblem = ({ problem, onRetry }: CheckoutProblemProps) => {
  const { t } = useTranslation('cart-orders');
  const title = t(`checkout.${problem}.title`);
  const text = t(`checkout.${problem}.text`);
  const action = t(`checkout.${problem}.action`);
  if (problem === 'failed' || problem === 'reading') {
    return (
      <Page>
        <ErrorView
          title={title}
          text={text}
          action={
            <Button icon="refresh" onClick={onRetry}>
              {action}
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      <EmptyState
        drawing={<EmptyCartDrawing size="lg" />}
        title={title}
        level={1}
        action={<ButtonLink to={nextPaths[problem].href()}>{action}</ButtonLink>}
      >
        {text}
      </EmptyState>
    </Page>
  );
};
