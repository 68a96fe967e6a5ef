export { measureAccuracyJob } from '../accuracy/measure-accuracy.ts';
export { seventeenTrack } from '../seventeen-track/seventeen-track.source.ts';
export { seventeenTrackDouble, trackEvent, type SeventeenTrackDouble } from './seventeen-track-double.ts';
export { countThreads, threadProgram } from './threads.ts';
