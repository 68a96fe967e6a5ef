import { useTranslation } from 'react-i18next';
import { Fieldset, Grid, SelectField } from '@caravan/ui-kit';
import {
  neededColumns,
  statementColumns,
  type ColumnPlaces,
  type StatementColumn,
  type StatementFile,
} from '../../lib/read-statement-csv.ts';

export interface ColumnChoiceProps {
  head: StatementFile['head'];
  places: ColumnPlaces;
  onChange: (places: ColumnPlaces) => void;
}

const isNeeded = (column: StatementColumn): boolean => neededColumns.some((one) => one === column);

/** Which column of the file has the number, the amount and so on. */
export const ColumnChoice = ({ head, places, onChange }: ColumnChoiceProps) => {
  const { t } = useTranslation('procurement-console');
  const options = head.map((name, index) => ({
    value: String(index),
    label: name || t('statement.columnWithout', { place: index + 1 }),
  }));
  return (
    <Fieldset legend={t('statement.columns')}>
      <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
        {statementColumns.map((column) => (
          <SelectField
            key={column}
            label={t(`statement.column.${column}`)}
            value={String(places[column] ?? '')}
            placeholder={t(isNeeded(column) ? 'statement.choose' : 'statement.none')}
            required={isNeeded(column)}
            options={options}
            onChange={({ target: { value } }) =>
              onChange({ ...places, [column]: value === '' ? undefined : Number(value) })
            }
          />
        ))}
      </Grid>
    </Fieldset>
  );
};
