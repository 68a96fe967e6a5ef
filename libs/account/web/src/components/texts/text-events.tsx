import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeTextEventsMutation } from '@caravan/account/api/texts';
import type { TextEventsChange, TextSettings } from '@caravan/account/contract';
import { textEvents } from '@caravan/kernel';
import { Checkbox, Fieldset, Stack } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';

export interface TextEventsProps {
  events: TextSettings['events'];
  /** Takes the focus, because the number was just confirmed. */
  focused: boolean;
}

/** A choice shows at once; if saving fails, the server's value returns. */
export const TextEvents = ({ events, focused }: TextEventsProps) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [change] = useChangeTextEventsMutation();
  const [wanted, setWanted] = useState<TextEventsChange>({});
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) first.current?.focus();
  }, [focused]);
  const choose = async (chosen: TextEventsChange): Promise<void> => {
    setWanted((all) => ({ ...all, ...chosen }));
    const { error } = await change({ body: chosen });
    if (error) setWanted({});
    else toast.show(t('setting.saved'));
  };
  return (
    <Fieldset legend={t('texts.events')}>
      <Stack gap="3">
        {textEvents.map((event, index) => (
          <Checkbox
            key={event}
            ref={index === 0 ? first : null}
            label={t(`texts.event.${event}`)}
            checked={wanted[event] ?? events[event]}
            onChange={({ target }) => void choose({ [event]: target.checked })}
          />
        ))}
      </Stack>
    </Fieldset>
  );
};
