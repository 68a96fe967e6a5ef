import { startPage } from './browser/start.tsx';
import { site } from './site.ts';

void startPage(site);
