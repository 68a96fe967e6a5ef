import { useTranslation } from 'react-i18next';
import type { FreightLineDetail } from '@caravan/freight-costs/contract';
import { freightCostsConsolePaths, warehouseConsolePaths } from '@caravan/routes/console';
import { Badge, DescriptionList, Link, Money, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { LocalDay, LocalTime, useFormats } from '@caravan/web-core';
import { useAmounts } from '../lib/use-amounts.ts';

const BilledFacts = ({ line }: { line: FreightLineDetail }) => {
  const { t } = useTranslation('freight-costs-console');
  const { asWeight, date } = useFormats();
  const amounts = useAmounts();
  return (
    <Panel title={t('line.billed')} gap="3">
      <DescriptionList
        items={[
          { key: 'number', term: t('line.number'), value: line.number || '–' },
          {
            key: 'bill',
            term: t('line.bill'),
            value: (
              <Link to={freightCostsConsolePaths.lines.href({ bill: line.bill_id })}>
                {line.carrier} · {line.bill_number}
              </Link>
            ),
            hint: t('line.position', { position: line.position }),
          },
          { key: 'day', term: t('bills.day'), value: date(`${line.billed_on}T00:00:00.000Z`) },
          { key: 'weight', term: t('line.weight'), value: line.weight_g === null ? '–' : asWeight(line.weight_g) },
          ...line.amounts.flatMap(({ name, hundredths }, index) =>
            hundredths === 0 && name !== null
              ? []
              : [
                  {
                    key: `amount-${index}`,
                    term: name ?? t('line.base'),
                    value: amounts(hundredths, line.currency),
                  },
                ],
          ),
          { key: 'fen', term: t('line.amount'), value: <Money fen={line.fen} strong />, strong: true },
        ]}
      />
    </Panel>
  );
};

/** Our side of a line: its parcel. */
const OwnFacts = ({ line }: { line: FreightLineDetail }) => {
  const { t } = useTranslation('freight-costs-console');
  const { asWeight, country, date } = useFormats();
  const { parcel, others } = line;
  if (!parcel) return null;
  const margin = parcel.paid_fen - parcel.cost_fen;
  return (
    <Panel title={t('line.ours')} gap="3">
      <DescriptionList
        items={[
          {
            key: 'package',
            term: t('line.package'),
            value: (
              <Link to={warehouseConsolePaths.packageDetail.href({ number: parcel.number })}>{parcel.number}</Link>
            ),
            hint: `${parcel.carrier} · ${parcel.tracking_number}`,
          },
          { key: 'country', term: t('margins.country'), value: country(parcel.country) },
          { key: 'sent', term: t('margins.shipped'), value: <LocalDay at={parcel.shipped_at} /> },
          { key: 'weight', term: t('line.ownWeight'), value: asWeight(parcel.weight_g) },
          { key: 'paid', term: t('margins.paid'), value: <Money fen={parcel.paid_fen} /> },
          { key: 'cost', term: t('margins.cost'), value: <Money fen={parcel.cost_fen} /> },
          {
            key: 'margin',
            term: t('margins.margin'),
            value: <Money fen={margin} tone={margin < 0 ? 'danger' : 'inherit'} strong />,
            strong: true,
          },
        ]}
      />
      {others.length ? (
        <Stack gap="2">
          <Text size="sm" tone="muted">
            {t('line.others')}
          </Text>
          <Stack gap="1" as="ul">
            {others.map(({ id, carrier, bill_number: number, billed_on: day, fen }) => (
              <li key={id}>
                <Row gap="2" wrap>
                  <Link to={freightCostsConsolePaths.line.href({ id })}>
                    {carrier} · {number}
                  </Link>
                  <Text as="span" size="sm" tone="muted">
                    {date(`${day}T00:00:00.000Z`)}
                  </Text>
                  <Money fen={fen} />
                </Row>
              </li>
            ))}
          </Stack>
        </Stack>
      ) : null}
    </Panel>
  );
};

const Differences = ({ line }: { line: FreightLineDetail }) => {
  const { t } = useTranslation('freight-costs-console');
  const { asWeight, asYuan } = useFormats();
  const { parcel, weight_g: billed } = line;
  const words = {
    heavier: () =>
      parcel && billed !== null ? t('line.heavierBy', { weight: asWeight(Math.max(0, billed - parcel.weight_g)) }) : '',
    loss: () => (parcel ? t('line.lossOf', { amount: asYuan(Math.max(0, parcel.cost_fen - parcel.paid_fen)) }) : ''),
    twice: () => t(line.fen < 0 ? 'line.repaidTwice' : 'line.billedTwice'),
  };
  return line.findings.length ? (
    <Stack gap="2" as="ul">
      {line.findings.map((finding) => (
        <li key={finding}>
          <Row gap="2" wrap>
            <Badge tone={finding === 'heavier' ? 'warning' : 'danger'}>{t(`findings.${finding}`)}</Badge>
            <Text size="sm">{words[finding]()}</Text>
          </Row>
        </li>
      ))}
    </Stack>
  ) : null;
};

const Review = ({ line }: { line: FreightLineDetail }) => {
  const { t } = useTranslation('freight-costs-console');
  const { review, reviewed_by: by, reviewed_at: at, note, returned_fen: returned } = line;
  if (!review || review === 'open') return note ? <Text size="sm">{note}</Text> : null;
  return (
    <Stack gap="1">
      <Text size="sm">
        {by === null ? t('line.byCredit') : t(`line.done.${review}`, { name: by })}
        {at ? (
          <>
            {' · '}
            <LocalTime at={at} />
          </>
        ) : null}
      </Text>
      {note ? <Text size="sm">{note}</Text> : null}
      {returned ? (
        <Text size="sm">
          {t('line.returned')} <Money fen={returned} strong />
        </Text>
      ) : null}
    </Stack>
  );
};

/** From which packages the line was moved, and what was decided about it there. */
const Moves = ({ moves }: Pick<FreightLineDetail, 'moves'>) => {
  const { t } = useTranslation('freight-costs-console');
  return moves.length ? (
    <Panel title={t('line.moves')} gap="3">
      <Stack gap="2" as="ul">
        {moves.map(({ at, from_package: from, to_package: to, review, note }) => (
          <li key={at}>
            <Text size="sm">
              {to === null ? t('line.movedOff', { from }) : t('line.moved', { from, to })}
              {' · '}
              <LocalTime at={at} />
            </Text>
            {review ? (
              <Text size="sm" tone="muted">
                {t('line.before', { review: t(`reviews.${review}`) })}
                {note ? ` ${note}` : ''}
              </Text>
            ) : null}
          </li>
        ))}
      </Stack>
    </Panel>
  ) : null;
};

/** Both sides of a line. */
export const LineFacts = ({ line }: { line: FreightLineDetail }) => (
  <Stack gap="4">
    <Differences line={line} />
    <Review line={line} />
    <BilledFacts line={line} />
    <OwnFacts line={line} />
    <Moves moves={line.moves} />
  </Stack>
);
