export { sweepLabelsJob } from '../labels/sweep-labels.ts';
export { fakeEasypost, type FakeEasypost } from './fake-easypost.ts';
export { fakeShippo, type FakeShippo } from './fake-shippo.ts';
