import { useEffect, useState } from 'react';
import { minute } from '@caravan/kernel';
import { draftsOf } from '@caravan/web-core';

const key = 'auth.login-code';
/** The draft of the form before this step. */
export const loginDraft = 'auth.login';
/** How long the code in the mail works. */
const lifetime = 10 * minute;
/** Nobody is logged in here yet. */
const drafts = draftsOf(null);

const kept = (): string | undefined => {
  const { email, until } = drafts.read(key) ?? {};
  return typeof email === 'string' && typeof until === 'number' && until > Date.now() ? email : undefined;
};

/**
 * Where a code was sent. It is kept in this tab until the code is too old, because a phone may load the page again after
 * a look at the mails.
 */
export const useSentCode = () => {
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => setSentTo(kept()), []);
  return {
    sentTo,
    onSent: (email: string) => {
      drafts.save(key, { email, until: Date.now() + lifetime });
      setSentTo(email);
    },
    onUsed: () => [key, loginDraft].forEach(drafts.clear),
    onAnother: () => {
      drafts.clear(key);
      setSentTo(undefined);
    },
  };
};
