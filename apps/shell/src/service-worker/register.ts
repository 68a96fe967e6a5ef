/**
 * Registers the service worker. Without one, as over plain http or in some private windows, the site only lacks its
 * offline page.
 */
export const register = async (container: ServiceWorkerContainer | undefined): Promise<void> => {
  await container?.register('/sw.js').catch(() => undefined);
};
