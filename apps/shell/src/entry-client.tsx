import { site } from './features.ts';
import { startPage } from './start-page.tsx';

void startPage(site);
