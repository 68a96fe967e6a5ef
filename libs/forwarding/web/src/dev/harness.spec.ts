import { checkHarness } from '@caravan/web-core/testing';
import { harness } from './harness.ts';

checkHarness(harness());
