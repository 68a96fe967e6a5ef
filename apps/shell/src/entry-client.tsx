import { whenIdle } from '@caravan/web-core';
import { site } from './features.ts';
import { startPage } from './start-page.tsx';

const registerServiceWorker = async (): Promise<void> => {
  const { register } = await import('./service-worker/register.ts');
  await register(navigator.serviceWorker);
};

void startPage(site).then(() => {
  // Vite's development server has no built worker.
  if (import.meta.env.PROD) whenIdle(() => void registerServiceWorker());
});
