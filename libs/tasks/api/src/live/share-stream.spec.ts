import { expect, test } from 'vitest';
import { shareStream, type Shared } from './share-stream.ts';

test('a stream that ends after its tab has left changes nothing there', () => {
  const heard: Shared[] = [];
  let share: (shared: Shared) => void = () => undefined;
  const leave = shareStream({
    name: 'changes',
    lead: async (_, tell) => void (share = tell),
    onShared: (shared) => heard.push(shared),
  });
  share({ connected: true });
  leave();
  share({ connected: false });
  expect(heard).toEqual([{ connected: true }]);
});
