import { day } from '@caravan/kernel';

/** A `ref` of an address that may say who sent the visitor. */
export const invitationIn = (ref: string): string | undefined => {
  const invitation = ref.trim();
  return invitation.length > 0 && invitation.length <= 64 ? invitation : undefined;
};

const key = 'caravan.invitation';

interface Kept {
  invitation: string;
  until: number;
}

const read = (): Kept | undefined => {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { invitation, until } = kept as Partial<Kept>;
  return typeof invitation === 'string' && typeof until === 'number' ? { invitation, until } : undefined;
};

/** By whose invitation somebody came to this browser within a day (specification 34.17); undefined without one. */
export const keptInvitation = (now = Date.now()): string | undefined => {
  try {
    const kept = read();
    if (kept && kept.until > now) return invitationIn(kept.invitation);
    localStorage.removeItem(key);
    return undefined;
  } catch {
    // Without storage the invitation is in the address alone.
    return undefined;
  }
};

export const forgetInvitation = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
};

/** Keeps an invitation in this browser for a day; the latest one counts. It is not sent before a registration. */
export const arrive = (ref: string, now = Date.now()): void => {
  const invitation = invitationIn(ref);
  if (invitation === undefined) return;
  try {
    localStorage.setItem(key, JSON.stringify({ invitation, until: now + day } satisfies Kept));
  } catch {
    // Only a registration by this address tells of it.
  }
};
