import { useTranslation } from 'react-i18next';
import { measureDifference, measureText, type Service } from '@caravan/goods-services/contract';
import { Stack, Table, Text } from '@caravan/ui-kit';
import { LocalTime, useLanguage } from '@caravan/web-core';

interface Line {
  key: string;
  what: Service['measures'][number]['what'];
  name: string;
  stated: number | null;
  measured: number | undefined;
}

/** The measured values against those of the product page; the last values count. */
export const MeasureTable = ({ service: { number, measures, results } }: { service: Service }) => {
  const { t } = useTranslation('goods-services');
  const language = useLanguage();
  const last = results.at(-1);
  const lines = measures.map(({ what, name, stated }, index): Line => ({
    key: `${index}`,
    what,
    name: name || t(`measure.kinds.${what}`),
    stated,
    measured: last?.values[index],
  }));
  const differenceOf = ({ what, stated, measured }: Line): string =>
    stated === null || measured === undefined ? '–' : (measureDifference(what, stated, measured) ?? t('measure.same'));
  return (
    <Stack gap="2">
      <Table
        caption={t('measure.of', { number })}
        columns={[
          { key: 'what', header: t('measure.what'), rowHeader: true, cell: ({ name }) => name },
          {
            key: 'stated',
            header: t('measure.stated'),
            numeric: true,
            cell: ({ what, stated }) => (stated === null ? '–' : measureText(what, stated, language)),
          },
          {
            key: 'measured',
            header: t('measure.measured'),
            numeric: true,
            cell: ({ what, measured }) => (measured === undefined ? '–' : measureText(what, measured, language)),
          },
          { key: 'difference', header: t('measure.difference'), numeric: true, cell: differenceOf },
        ]}
        rows={lines}
        keyOf={({ key }) => key}
      />
      {last ? (
        <Text size="sm" tone="muted">
          <LocalTime at={last.at} text={(at) => t('measure.at', { at })} />
        </Text>
      ) : (
        <Text size="sm" tone="muted">
          {t('measure.waits')}
        </Text>
      )}
      {last?.note ? (
        <Text size="sm" prewrap>
          {t('measure.corrected', { note: last.note })}
        </Text>
      ) : null}
    </Stack>
  );
};
