import { harness } from './library-harness.ts';
import { startHarness } from '../start-harness.tsx';

const search = new URLSearchParams(location.search);
// `?currency` in the address also shows amounts in euros.
if (search.has('currency')) document.cookie = 'currency=EUR; path=/';

void startHarness(typeof harness === 'function' ? harness(search) : harness);
