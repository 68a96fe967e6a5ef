import { useTranslation } from 'react-i18next';
import { Heading, Section, Stack, Text } from '@caravan/ui-kit';
import styles from './services.module.css';

const steps = ['ask', 'offer', 'stock', 'orders'] as const;

/** The steps from the enquiry to the first order. */
export const Process = () => {
  const { t } = useTranslation('logistics');
  return (
    <Section tone="surface" aria-labelledby="process">
      <Stack gap="6">
        <Heading level={2} id="process">
          {t('process.title')}
        </Heading>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <Heading level={3}>{t(`process.${step}.title`)}</Heading>
              <Text size="sm" tone="muted">
                {t(`process.${step}.text`)}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
    </Section>
  );
};
