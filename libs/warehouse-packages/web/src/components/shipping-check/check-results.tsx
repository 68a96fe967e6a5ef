import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import type { Restriction } from '@caravan/shipping/contract';
import { contentPaths } from '@caravan/routes';
import type { PackageQuotes } from '@caravan/shipping/contract';
import { Banner, Button, Disclosure, Heading, Link, Money, Row, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { compareLines, type ComparedMethod } from '../../lib/compare-lines.ts';
import type { CheckAnswer } from '../../lib/use-shipping-check.ts';
import { ClosedMethods, MethodTags } from '../method-chooser/method-parts.tsx';
import styles from './shipping-check.module.css';

const prohibitedHref = contentPaths.faq.href({ id: contentPaths.prohibitedId, slug: 'prohibited-goods' });
const customsHref = contentPaths.faq.href({ id: contentPaths.customsId, slug: 'customs' });

/** The methods before the shopper asks for all. */
const shortList = 3;

const Carried = ({ of: compared }: { of: ComparedMethod }) => {
  const { t } = useTranslation('warehouse-packages');
  const about = useAbout();
  const { line } = compared;
  return (
    <li className={styles.method}>
      <span className={styles.name}>
        <span className={styles.title}>
          {line.name} <MethodTags of={compared} />
        </span>{' '}
        <Text as="span" size="sm" tone="muted" numeric>
          {t('line.eta', { from: line.eta_min_days, to: line.eta_max_days })}
        </Text>
      </span>{' '}
      <Money fen={line.fee_fen} about={about(line.fee_fen)} strong align="end" />
    </li>
  );
};

/** Why goods of these kinds are restricted, and where to read more. */
const Reasons = ({ kinds }: { kinds: readonly Restriction[] }) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Stack gap="2">
      {kinds.length > 0 ? (
        <Disclosure look="plain" summary={t('check.why')}>
          <dl className={styles.reasons}>
            {kinds.map((kind) => (
              <div key={kind}>
                <dt>{t(`restriction.${kind}`)}</dt>
                <dd>{t(`check.because.${kind}`)}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ) : null}
      <Row gap="4" wrap>
        <Link to={prohibitedHref}>{t('check.prohibited')}</Link>
        <Link to={customsHref}>{t('check.customs')}</Link>
      </Row>
    </Stack>
  );
};

/** The methods that carry the product, cheapest first, and behind one line those that do not. */
const Methods = ({ quotes }: { quotes: PackageQuotes }) => {
  const { t } = useTranslation('warehouse-packages');
  const [isWhole, setWhole] = useState(false);
  const open = compareLines(quotes.lines).filter(({ line }) => line.available);
  const closed = quotes.lines.filter((line) => !line.available);
  const shown = isWhole ? open : open.slice(0, shortList);
  return (
    <>
      {shown.length > 0 ? (
        <ul>
          {shown.map((one) => (
            <Carried key={one.line.id} of={one} />
          ))}
        </ul>
      ) : null}
      {shown.length < open.length ? (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {t('check.all', { count: open.length })}
        </Button>
      ) : null}
      {closed.length > 0 ? <ClosedMethods lines={closed} open={open.length === 0} /> : null}
    </>
  );
};

/** The question, and in one sentence the answer of the methods. */
export const CheckSummary = ({ answer: { asked, quotes } }: { answer: CheckAnswer }) => {
  const { t } = useTranslation('warehouse-packages');
  const { country, list, asWeight } = useFormats();
  const place = country(asked.country);
  const kinds = (asked.restrictions ?? []).map((kind) => t(`restriction.${kind}`));
  const count = quotes?.lines.filter((line) => line.available).length ?? 0;
  return (
    <Stack gap="2">
      <Heading level={2} size="sm">
        {t('check.results', {
          place,
          weight: asWeight(asked.weight_g),
          kinds: kinds.length > 0 ? list(kinds) : t('check.noKinds'),
        })}
      </Heading>
      {count > 0 ? (
        <Text>{t('check.carried', { count })}</Text>
      ) : (
        <Banner tone="warning">{t(quotes ? 'check.none' : 'estimate.notServed', { place })}</Banner>
      )}
    </Stack>
  );
};

/** Which methods carry the product, at what cost and in how many days, which do not, and why. */
export const CheckResults = ({ answer: { asked, quotes } }: { answer: CheckAnswer }) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Stack gap="3">
      {quotes ? <Methods quotes={quotes} /> : null}
      <Reasons kinds={asked.restrictions ?? []} />
      {quotes ? (
        <Text size="sm" tone="muted">
          {t('check.note')}
        </Text>
      ) : null}
    </Stack>
  );
};
