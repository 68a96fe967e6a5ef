import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScale, useStaffMe, messageOf } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Banner, Button, ButtonLink, DescriptionList, Panel, Row, Stack, Table, TextArea } from '@caravan/ui-kit';
import { useCorrectMeasuredMutation } from '@caravan/goods-services/api/staff';
import {
  correctMeasured,
  measureDifference,
  measureGoods,
  measureText,
  type MeasuredCorrection,
  type StaffService,
} from '@caravan/goods-services/contract';
import { LocalTime, useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { MeasuredFields, useMeasureName } from '../../components/measured-fields.tsx';
import { measuredReasons, measuredSchema, type MeasuredValues } from '../../lib/measured-form.ts';

/** The measured values against those of the product page, and the values that were superseded. */
const Measured = ({ service: { measures, results } }: { service: StaffService }) => {
  const { t } = useTranslation('goods-services-console');
  const nameOf = useMeasureName();
  const last = results.at(-1);
  const lines = measures.map((measure, place) => ({ ...measure, place, measured: last?.values[place] }));
  const textOf = ({ what }: (typeof lines)[number], value: number | null | undefined) =>
    value === null || value === undefined ? '–' : measureText(what, value);
  return (
    <>
      <Table
        caption={t('measure.title')}
        columns={[
          { key: 'what', header: t('measure.what'), rowHeader: true, cell: nameOf },
          { key: 'stated', header: t('measure.stated'), numeric: true, cell: (line) => textOf(line, line.stated) },
          {
            key: 'measured',
            header: t('measure.measured'),
            numeric: true,
            cell: (line) => textOf(line, line.measured),
          },
          {
            key: 'difference',
            header: t('measure.difference'),
            numeric: true,
            cell: ({ what, stated, measured }) =>
              stated === null || measured === undefined
                ? '–'
                : (measureDifference(what, stated, measured) ?? t('measure.same')),
          },
        ]}
        rows={lines}
        keyOf={({ place }) => `${place}`}
      />
      <DescriptionList
        items={results.map(({ values, note, at }, index) => ({
          key: at,
          term: t(index === 0 ? 'measure.first' : 'measure.correction'),
          value: values.map((value, place) => measureText(measures[place]?.what ?? 'other', value)).join(' · '),
          hint: (
            <>
              <LocalTime at={at} /> {note}
            </>
          ),
        }))}
      />
    </>
  );
};

/** Supersedes values that were wrong, with what was wrong. */
const Correction = ({ service, onDone }: { service: StaffService; onDone: () => void }) => {
  const { t } = useTranslation(['goods-services-console', 'console-core']);
  const toast = useToast();
  const scale = useScale();
  const { keyFor, settle } = useIdempotencyKey();
  const [correct] = useCorrectMeasuredMutation();
  const [refusal, setRefusal] = useState<string>();
  const { number, measures, results } = service;
  const recorded = results.at(-1)?.values ?? [];
  const form = useContractForm<MeasuredValues, MeasuredCorrection>({
    schema: async () =>
      measuredSchema((await import('@caravan/goods-services/contract/staff')).measuredCorrection, recorded),
    defaultValues: { values: recorded.map(String), note: '' },
    reasons: measuredReasons,
  });
  const send = async (body: MeasuredCorrection) => {
    const result = await correct({ params: { number }, body, idempotencyKey: keyFor(JSON.stringify(body)) });
    setRefusal(result.error ? messageOf(result.error) || t('station.noAnswer', { ns: 'console-core' }) : undefined);
    if (result.data) {
      settle();
      toast.show(t('measure.corrected'), 'success');
      onDone();
    }
    return result;
  };
  return (
    <form
      method="post"
      noValidate
      aria-label={t('measure.correct')}
      onSubmit={(event) => void form.submit(send)(event)}
    >
      <Stack gap="3">
        <MeasuredFields measures={measures} form={form} scale={scale} />
        <TextArea
          {...form.field('note')}
          label={t('measure.why')}
          hint={t('measure.whyHint')}
          maxLength={500}
          rows={2}
        />
        {refusal === undefined ? null : <Banner tone="danger">{refusal}</Banner>}
        <Row gap="3" wrap>
          <Button type="submit" busy={form.busy}>
            {t('measure.save')}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {t('measure.keep')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** The measurement of a service: its values, and the way to record or correct them for those who may. */
export const ServiceMeasures = ({ service }: { service: StaffService }) => {
  const { t } = useTranslation('goods-services-console');
  const roles = useStaffMe()?.roles ?? [];
  const [isCorrecting, setCorrecting] = useState(false);
  const { status, items } = service;
  const [item] = items;
  return (
    <Panel title={t('measure.title')} gap="4">
      <Measured service={service} />
      {isCorrecting ? <Correction service={service} onDone={() => setCorrecting(false)} /> : null}
      {status === 'done' && !isCorrecting && holdsRole(roles, correctMeasured.roles) ? (
        <Row>
          <Button variant="secondary" onClick={() => setCorrecting(true)}>
            {t('measure.correct')}
          </Button>
        </Row>
      ) : null}
      {status === 'paid' && item && holdsRole(roles, measureGoods.roles) ? (
        <Row>
          <ButtonLink to={warehouseConsolePaths.check.href({ item: item.number })} icon="camera">
            {t('measure.toStation')}
          </ButtonLink>
        </Row>
      ) : null}
    </Panel>
  );
};
