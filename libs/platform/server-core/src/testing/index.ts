export { caller, type Answer, type Caller } from './caller.ts';
export { testClock, type TestClock } from './clock.ts';
export { testDatabase, type TestDatabase } from './database.ts';
export { objectStore, type ObjectStore } from './object-store.ts';
export { refusalOf } from './refusal-of.ts';
export { testConfig } from './test-config.ts';
export { testServer, type TestMail, type TestServer, type TestServerOptions } from './test-server.ts';
export {
  buildSampleServer,
  postmasterPid,
  startSample,
  type SampleOptions,
  type SampleProcess,
  type SampleServer,
  type SampleSource,
} from '../process/sample-process.ts';
