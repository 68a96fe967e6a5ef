import { turn } from './turn.ts';

/** Runs once before all tests. */
export default (): void => console.log(`Turn ${turn} (E2E_TURN=${turn} repeats it)`);
