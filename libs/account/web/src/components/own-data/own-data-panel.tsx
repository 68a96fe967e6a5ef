import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '@caravan/account/api';
import { haulPaths } from '@caravan/routes';
import { Button, ButtonLink, Panel, Row } from '@caravan/ui-kit';
import { saveFile, useAppDispatch, useSingleFlight } from '@caravan/web-core';

/**
 * Downloads all of the shopper's data as a file. The request carries the session's token in a header, so no link holds
 * it.
 */
export const OwnDataPanel = () => {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const start = useSingleFlight(async () => {
    setBusy(true);
    const { data } = await dispatch(
      accountApi.endpoints.exportUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    setBusy(false);
    if (!data) return;
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(file, `caravan-${data.exported_at.slice(0, 10)}.json`);
  });
  return (
    <Panel title={t('export.title')} text={t('export.text')}>
      <Row gap="3" wrap>
        <Button variant="secondary" icon="download" busy={busy} onClick={() => void start()}>
          {t('export.submit')}
        </Button>
        <ButtonLink to={haulPaths.archive.href()} variant="ghost" iconAfter="chevron-right">
          {t('export.archive')}
        </ButtonLink>
      </Row>
    </Panel>
  );
};
