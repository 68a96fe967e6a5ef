import { checkConsoleHarness } from '@caravan/console-core/testing';
import { harness } from './harness.ts';

checkConsoleHarness(harness);
