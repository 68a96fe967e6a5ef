import { useTranslation } from 'react-i18next';
import { useDutyLines } from '@caravan/logistics/api';
import type { DutyFigures, PublicDuty } from '@caravan/logistics/contract';
import { Card, Heading, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

type Known = NonNullable<PublicDuty['duty']>;

/** The lines of later figures that are not among those before. */
const useNewLines = () => {
  const linesOf = useDutyLines();
  return (before: DutyFigures, after: DutyFigures): { name: string; words: string }[] => {
    const known = new Set(linesOf(before).map(({ name, words }) => `${name}: ${words}`));
    return linesOf(after).filter(({ name, words }) => !known.has(`${name}: ${words}`));
  };
};

/** The charges of a country from later days on, as far as its rules name them; nothing if they name none. */
export const ComingDuties = ({ figures, coming }: Pick<Known, 'figures' | 'coming'>) => {
  const { t } = useTranslation('logistics');
  const { date } = useFormats();
  const newLines = useNewLines();
  if (coming.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="coming">
      <Stack gap="3">
        <Heading level={2} size="md" id="coming">
          {t('duties.coming')}
        </Heading>
        {coming.map(({ day, figures: after }, index) => {
          const lines = newLines(coming[index - 1]?.figures ?? figures, after);
          return (
            <Stack key={day} gap="1">
              <Heading level={3} size="sm">
                <time dateTime={day}>{t('duties.fromDay', { day: date(`${day}T00:00:00Z`) })}</time>
              </Heading>
              {lines.map(({ name, words }) => (
                <Text key={`${name}-${words}`} size="sm">
                  {t('duties.line', { name, words })}
                </Text>
              ))}
              {lines.length === 0 ? <Text size="sm">{t('duties.ends')}</Text> : null}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
};
