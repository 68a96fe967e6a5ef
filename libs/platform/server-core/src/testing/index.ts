export { caller, type Answer, type Caller } from './caller.ts';
export { testClock } from './clock.ts';
export { testDatabase, type TestDatabase } from './database.ts';
export { objectStore, type ObjectStore } from './object-store.ts';
export { startPictures } from '../pictures/pictures.ts';
export { refusalOf } from './refusal-of.ts';
export { testConfig } from './test-config.ts';
export { testServer, type TestMail, type TestServer, type TestServerOptions } from './test-server.ts';
export { buildSampleServer, postmasterPid, startSample, type SampleProcess } from '../process/sample-process.ts';
