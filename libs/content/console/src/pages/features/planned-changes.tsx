import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { day, shopDay } from '@caravan/kernel';
import { Button, Card, Grid, Heading, Row, Stack, TextField, type TextFieldProps } from '@caravan/ui-kit';

interface PlannedChangesProps {
  kind: 'exchangeMargin' | 'serviceFee';
  /** The rows of the form's field array. */
  fields: readonly { id: string }[];
  most: number;
  /** The field of the first day of a change. */
  from: (index: number) => Omit<TextFieldProps, 'label'>;
  /** The other fields beside the first day. */
  children: (index: number) => ReactNode;
  /** Shown below the fields. */
  below?: (index: number) => ReactNode;
  onAppend: (change: { from: string }) => void;
  onRemove: (index: number) => void;
}

/** Changes that begin on days to come, each with its fields; a new one begins tomorrow. */
export const PlannedChanges = ({
  kind,
  fields,
  most,
  from,
  children,
  below,
  onAppend,
  onRemove,
}: PlannedChangesProps) => {
  const { t } = useTranslation('content-console');
  return (
    <>
      {fields.map(({ id }, index) => {
        const number = index + 1;
        const title = t(`${kind}.change`, { number });
        return (
          <Card key={id} as="section" aria-label={title}>
            <Stack gap="3">
              <Row justify="between" wrap>
                <Heading level={3} size="sm">
                  {title}
                </Heading>
                <Button size="sm" variant="ghost" icon="trash" onClick={() => onRemove(index)}>
                  {t(`${kind}.removeChange`, { number })}
                </Button>
              </Row>
              <Grid columns={{ base: 1, sm: 2 }} gap="3">
                <TextField {...from(index)} type="date" label={t('serviceFee.from')} hint={t('serviceFee.fromHint')} />
                {children(index)}
              </Grid>
              {below?.(index)}
            </Stack>
          </Card>
        );
      })}
      {fields.length < most ? (
        <Row>
          <Button
            variant="secondary"
            icon="plus"
            onClick={() => onAppend({ from: shopDay(new Date(Date.now() + day)) })}
          >
            {t(`${kind}.addChange`)}
          </Button>
        </Row>
      ) : null}
    </>
  );
};
