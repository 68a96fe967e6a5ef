import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Row, Stack } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import type { ContractForm, FieldValues, SubmitResult } from '@caravan/web-core/forms';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import { ChangedBanner } from './changed-banner.tsx';
import { useSeenVersion } from './use-seen-version.ts';

export interface VersionedFormProps<Values extends FieldValues, Body> {
  /** The form's name for screen readers. */
  label: string;
  /** Its `values` are what was read last, so that a colleague's change shows up where nobody has typed. */
  form: ContractForm<Values, Body>;
  /** The version that was read last; undefined for something new. */
  version: number | undefined;
  /** Makes the call; `seen` is its version for `If-Match`. */
  send: (body: Body, seen: { version?: number }) => Promise<SubmitResult>;
  onSaved?: (body: Body) => void;
  /** The page says by itself that it is saved. */
  ownNotice?: boolean;
  children: ReactNode;
}

/** Fields that several members of staff may change: whoever is slower is told, and overwrites nothing unseen. */
export const VersionedForm = <Values extends FieldValues, Body>(props: VersionedFormProps<Values, Body>) => {
  const { label, form, version, send, onSaved, ownNotice = false, children } = props;
  const { t } = useTranslation(consoleCoreNamespace);
  const toast = useToast();
  const seen = useSeenVersion(version, form.formState.isDirty);
  const submit = async (body: Body) => {
    const result = await send(body, seen.version === undefined ? {} : { version: seen.version });
    seen.check(result?.error);
    if (result?.data) {
      if (!ownNotice) toast.show(t('form.saved'));
      onSaved?.(body);
    }
    return result;
  };
  return (
    <form method="post" noValidate aria-label={label} onSubmit={(event) => void form.submit(submit)(event)}>
      <Stack gap="4">
        {children}
        <ChangedBanner changed={seen.changed} />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('form.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
