import { useTranslation } from 'react-i18next';
import type { UnstatedRules as Unstated } from '@caravan/content/contract';
import { languageTable } from '@caravan/kernel';
import { contentConsolePaths } from '@caravan/routes/console';
import { Banner, Link, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

/** The edited articles that may still state rules of before, with what to put into them. */
export const UnstatedRules = ({ articles }: { articles: readonly Unstated[] }) => {
  const { t } = useTranslation('content-console');
  const { list } = useFormats();
  if (!articles.length) return null;
  return (
    <Banner tone="warning">
      <Stack gap="2">
        <span>{t('features.unstated')}</span>
        <Stack as="ul" gap="1">
          {articles.map(({ article_id: id, name, placeholders, languages }) => (
            <li key={id}>
              <Link to={contentConsolePaths.article.href({ id })}>{name}</Link>{' '}
              <Text as="span" size="sm">
                {list(placeholders.map((one) => `{{${one}}}`))} ({list(languages.map((one) => languageTable[one].name))}
                )
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Banner>
  );
};
