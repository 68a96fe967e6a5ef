import { useTranslation } from 'react-i18next';
import { Card, Grid, Heading, Icon, Section, Stack, Text } from '@caravan/ui-kit';
import styles from './services.module.css';

const places = ['china', 'hongkong'] as const;
const tasks = [
  { key: 'receive', icon: 'box' },
  { key: 'store', icon: 'shelf' },
  { key: 'pack', icon: 'check-circle' },
  { key: 'ship', icon: 'truck' },
] as const;

/** The places from which goods leave, and the services in each. */
export const Services = () => {
  const { t } = useTranslation('logistics');
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
