import { Banner, Link, Stack } from '@caravan/ui-kit';
import { useLanguage, useTexts } from '@caravan/web-core';
import type { Obstacle } from '../../lib/obstacles.ts';

/** What has to be settled first, each with its page. */
export const Obstacles = ({ obstacles }: { obstacles: readonly Obstacle[] }) => {
  const t = useTexts('account');
  const language = useLanguage();
  return (
    <div role="alert">
      {obstacles.length > 0 ? (
        <Banner tone="danger" title={t('closing.obstacles')}>
          <Stack as="ul" gap="1">
            {obstacles.map(({ reason, words, to }) => (
              <li key={reason}>
                {words[language]} <Link to={to}>{t(`closing.way.${reason}`)}</Link>
              </li>
            ))}
          </Stack>
        </Banner>
      ) : null}
    </div>
  );
};
