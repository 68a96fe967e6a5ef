export { accuracyOf, useAccuracyTo, useAccuracyToAddress, type AccuracyTo } from './lib/accuracy.ts';
export { AccuracyLink, AccuracyNote, MethodAccuracy } from './components/accuracy/method-accuracy.tsx';
