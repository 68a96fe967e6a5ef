import { useTranslation } from 'react-i18next';
import { Banner, Link, Stack } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import type { Obstacle } from '../../lib/obstacles.ts';

/** Each obstacle links to the page that settles it. */
export const Obstacles = ({ obstacles }: { obstacles: readonly Obstacle[] }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <div role="alert">
      {obstacles.length > 0 ? (
        <Banner tone="danger" title={t('closing.obstacles')}>
          <Stack as="ul" gap="1">
            {obstacles.map(({ reason, words, to }) => (
              <li key={reason}>
                {words.text[language]} <Link to={to}>{t(`closing.way.${reason}`)}</Link>
              </li>
            ))}
          </Stack>
        </Banner>
      ) : null}
    </div>
  );
};
