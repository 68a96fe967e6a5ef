import { useTranslation } from 'react-i18next';
import { deliveryWays, type LandingClaims } from '@caravan/content/contract';
import { warehousePackagesPaths } from '@caravan/routes';
import { Heading, Icon, Link, Section, Stack, Text } from '@caravan/ui-kit';
import styles from './delivery.module.css';

const icons = { express: 'plane', injection: 'truck', postal: 'mail', ocean: 'globe' } as const;
const daysOf = { days: 1, weeks: 7 } as const;

interface SpanProps {
  /** The first and the last day. */
  first: number;
  last: number;
  /** The longest delivery time, in days; the scale ends here. */
  longest: number;
}

/** The first to the last day, on a scale that all methods share. Decorative: the text beside it says the same. */
const Span = ({ first, last, longest }: SpanProps) => {
  return (
    <svg
      className={styles.span}
      viewBox={`0 0 ${longest} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.scale} d={`M0 .5h${longest}`} />
      <path className={styles.way} d={`M0 .5h${first}`} />
      <path className={styles.arrival} d={`M${first} .5h${last - first}`} />
    </svg>
  );
};

/** Delivery methods with their usual times. */
export const Delivery = ({ claims: { delivery } }: { claims: LandingClaims }) => {
  const { t } = useTranslation('logistics');
  const ways = deliveryWays.map(({ key, unit }) => ({ key, unit, ...delivery[key] }));
  const longest = Math.max(...ways.map(({ to, unit }) => to * daysOf[unit]));
  return (
    <Section aria-labelledby="delivery">
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={2} id="delivery">
            {t('delivery.title')}
          </Heading>
          <Text tone="ink2">{t('delivery.lead')}</Text>
          <Text>
            <Link to={warehousePackagesPaths.accuracy.href()}>{t('delivery.accuracy')}</Link>
          </Text>
        </Stack>
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.key} className={styles.row}>
              <Icon name={icons[way.key]} />
              <div>
                <h3 className={styles.name}>{t(`delivery.${way.key}.name`)}</h3>
                <p className={styles.suits}>{t(`delivery.${way.key}.suits`)}</p>
              </div>
              <Span first={way.from * daysOf[way.unit]} last={way.to * daysOf[way.unit]} longest={longest} />
              <p className={styles.time}>{t(`delivery.${way.unit}`, { from: way.from, to: way.to })}</p>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
};
