import { useTranslation } from 'react-i18next';
import type { FreightFinding, FreightLine, FreightLineState, FreightReview } from '@caravan/freight-costs/contract';
import { Badge, Row, type BadgeProps } from '@caravan/ui-kit';

const findingTones: Readonly<Record<FreightFinding, BadgeProps['tone']>> = {
  heavier: 'warning',
  loss: 'danger',
  twice: 'danger',
};

export const FindingBadges = ({ findings }: { findings: readonly FreightFinding[] }) => {
  const { t } = useTranslation('freight-costs-console');
  return (
    <Row gap="2" wrap>
      {findings.map((finding) => (
        <Badge key={finding} tone={findingTones[finding]}>
          {t(`findings.${finding}`)}
        </Badge>
      ))}
    </Row>
  );
};

const stateTones: Readonly<Record<FreightLineState, BadgeProps['tone']>> = {
  unknown: 'warning',
  matched: 'success',
  not_ours: 'danger',
  fee: 'neutral',
};

const reviewTones: Readonly<Record<FreightReview, BadgeProps['tone']>> = {
  open: 'warning',
  accepted: 'neutral',
  disputed: 'danger',
  settled: 'success',
};

export const ReviewBadge = ({ review }: { review: FreightReview }) => (
  <Badge tone={reviewTones[review]}>{useTranslation('freight-costs-console').t(`reviews.${review}`)}</Badge>
);

export const LineBadges = ({ line: { state, review } }: { line: Pick<FreightLine, 'review' | 'state'> }) => {
  const { t } = useTranslation('freight-costs-console');
  return (
    <Row gap="2" wrap>
      <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
      {review ? <ReviewBadge review={review} /> : null}
    </Row>
  );
};
