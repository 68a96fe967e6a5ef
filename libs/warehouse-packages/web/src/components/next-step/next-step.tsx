import { formatFen } from '@caravan/kernel';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Icon, Row, Text, type IconName } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { nextStepOf, type Mover } from '../../lib/next-step.ts';
import { timeLeft } from '../../lib/time-left.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { useNow } from '../../lib/use-now.ts';

const signs: Readonly<Record<Mover, IconName>> = { you: 'user', us: 'store', nobody: 'check' };

/** How long there still is to pay; nothing before the page is alive, since a server's clock is not the reader's. */
const PayTime = ({ until }: { until: string }) => {
  const t = useTexts('warehouse-packages');
  const now = useNow();
  if (now === undefined) return null;
  const left = timeLeft(until, now);
  return (
    <Text as="span" size="sm" weight="medium" tone={left ? 'warning' : 'danger'} numeric>
      {left ? t('moment.left', { ...left }) : t('moment.over')}
    </Text>
  );
};

/** Who acts next, what they do, and by when. */
export const NextStep = ({ parcel }: { parcel: Parcel }) => {
  const t = useTexts('warehouse-packages');
  const moment = useMoment();
  const { who, key, by } = nextStepOf(parcel);
  const values = { by: by && moment(by).words, amount: formatFen(parcel.fee.fee_fen) };
  return (
    <Row gap="2" align="start">
      <Icon name={signs[who]} size="sm" />
      <div>
        <Text size="sm" tone="ink2">
          <Text as="strong" weight="medium" tone="ink">
            {t(`who.${who}`)}
          </Text>{' '}
          {t(`step.${key}`, values)}
        </Text>
        {key === 'pay' ? <PayTime until={parcel.expires_at} /> : null}
      </div>
    </Row>
  );
};
