import { useState } from 'react';
import { exportUser } from '@caravan/account/contract';
import { Button, Panel } from '@caravan/ui-kit';
import { endpointFor, useAppDispatch, useSingleFlight, useTexts } from '@caravan/web-core';
import { saveJson } from '../../lib/save-json.ts';

/** Everything that is kept of the shopper, as a file; the call carries the session's token, so no address does. */
export const OwnDataPanel = () => {
  const t = useTexts('account');
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const start = useSingleFlight(async () => {
    setBusy(true);
    const { data } = await dispatch(endpointFor(exportUser).initiate(undefined, { forceRefetch: true, subscribe: false }));
    setBusy(false);
    if (data) saveJson(data, `caravan-${data.exported_at.slice(0, 10)}.json`);
  });
  return (
    <Panel title={t('export.title')} text={t('export.text')}>
      <div>
        <Button variant="secondary" icon="download" busy={busy} onClick={() => void start()}>
          {t('export.submit')}
        </Button>
      </div>
    </Panel>
  );
};
