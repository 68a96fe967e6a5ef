import { startHarness } from '@caravan/web-core/dev';
import { harness } from './harness.ts';

void startHarness(harness);
