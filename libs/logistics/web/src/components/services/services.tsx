import { Card, Grid, Heading, Icon, Section, Stack, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import styles from './services.module.css';

const places = ['china', 'hongkong'] as const;
const tasks = [
  { key: 'receive', icon: 'box' },
  { key: 'store', icon: 'shelf' },
  { key: 'pack', icon: 'check-circle' },
  { key: 'ship', icon: 'truck' },
] as const;

/** Where goods leave from, and what is done with them in either place. */
export const Services = () => {
  const t = useTexts('logistics');
  return (
    <Section aria-labelledby="services">
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={2} id="services">
            {t('services.title')}
          </Heading>
          <Text tone="ink2" measure>
            {t('services.lead')}
          </Text>
        </Stack>
        <Grid columns={{ base: 1, md: 2 }} gap="6">
          {places.map((place) => (
            <Card key={place} as="article">
              <Stack gap="2">
                <Heading level={3}>{t(`services.${place}.title`)}</Heading>
                <Text tone="ink2">{t(`services.${place}.text`)}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
        <ul className={styles.tasks} aria-label={t('services.tasks.label')}>
          {tasks.map(({ key, icon }) => (
            <li key={key} className={styles.task}>
              <Icon name={icon} />
              {t(`services.tasks.${key}`)}
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
};
