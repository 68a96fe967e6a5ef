const place = 'caravan.device-name';

/**
 * The name of this device, kept in its browser: it belongs to the place and not to the person, and each login sends it.
 * Undefined without one.
 */
export const keptDevice = (): string | undefined => {
  try {
    return localStorage.getItem(place) ?? undefined;
  } catch {
    // Without storage the device has no name after the next login.
    return undefined;
  }
};

/** An empty name is forgotten. */
export const keepDevice = (name: string): void => {
  try {
    if (name) localStorage.setItem(place, name);
    else localStorage.removeItem(place);
  } catch {
    // Storage is unavailable, so the name ends with the session.
  }
};
