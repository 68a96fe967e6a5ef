import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyFindHsCodesQuery } from '@caravan/customs/api/staff';
import type { HsHeading } from '@caravan/customs/contract';
import { Button, Disclosure, Row, Stack, Text, TextField } from '@caravan/ui-kit';

const leastLetters = 2;

/** Finds a subheading by words or by the beginning of its code. */
export const HsSearch = ({ onChosen }: { onChosen: (heading: HsHeading) => void }) => {
  const { t } = useTranslation('customs-console');
  const [asked, setAsked] = useState('');
  const [find, { data, isFetching }] = useLazyFindHsCodesQuery();
  const q = asked.trim();
  const search = (): void => {
    if (q.length >= leastLetters) void find({ query: { q } });
  };
  return (
    <Disclosure look="plain" summary={t('declaration.search')}>
      <Stack gap="2">
        <Row gap="2" align="end" wrap>
          <TextField
            label={t('declaration.searchWords')}
            value={asked}
            onChange={({ target }) => setAsked(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form around it is not sent.
              event.preventDefault();
              search();
            }}
            maxLength={100}
            autoComplete="off"
          />
          <Button variant="secondary" busy={isFetching} onClick={search}>
            {t('declaration.find')}
          </Button>
        </Row>
        {data?.items.length === 0 ? <Text tone="muted">{t('declaration.noneFound')}</Text> : null}
        {data?.items.map((heading) => (
          <Row key={heading.code} gap="2">
            <Button size="sm" variant="secondary" onClick={() => onChosen(heading)}>
              {heading.code}
            </Button>
            <Text size="sm">
              <bdi lang="en">{heading.text}</bdi>
            </Text>
          </Row>
        ))}
      </Stack>
    </Disclosure>
  );
};
