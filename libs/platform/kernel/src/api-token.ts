/** A personal API token reads one of these, and never writes (specification 32.2). */
export const tokenScopes = ['orders', 'warehouse', 'wallet', 'messages'] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** Every personal API token begins with this, so that programs that look for leaked secrets recognise it. */
export const apiTokenPrefix = 'caravan_';
