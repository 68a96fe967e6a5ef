import { startHarness } from '@caravan/web-core/dev';
import { harness } from './harness.ts';

// `?currency` in the address also shows amounts in euros.
if (new URLSearchParams(location.search).has('currency')) document.cookie = 'currency=EUR; path=/';

void startHarness(harness);
