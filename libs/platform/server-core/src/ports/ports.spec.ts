import { expect, test } from 'vitest';
import { authenticatePort, makeFeatures, type Feature } from '../feature.ts';
import { testServer } from '../testing/test-server.ts';
import { listPort, onePort, recordPort } from './port.ts';
import { openPorts } from './ports.ts';

const clockPort = onePort<{ strike: () => number }>('Clock');
const bellsPort = listPort<string>('Bells');
const pricesPort = recordPort<{ tea: number; cup: number }>('Price', ['tea', 'cup']);

test('a feature calls what a later one implements', () => {
  const ports = openPorts();
  const needs = ports.use('tower', { clock: clockPort, bells: bellsPort, prices: pricesPort });
  expect(() => needs.clock()).toThrow('Clock is called before a feature implements it');
  ports.provide(clockPort, { strike: () => 12 });
  ports.provide(bellsPort, ['deep', 'high']);
  ports.provide(bellsPort, ['small']);
  ports.provide(pricesPort, { cup: 2 });
  ports.provide(pricesPort, { tea: 5 });
  ports.refuseFaults();
  expect(needs.clock().strike()).toBe(12);
  expect(needs.bells()).toEqual(['deep', 'high', 'small']);
  expect(needs.prices()).toEqual({ tea: 5, cup: 2 });
});

test('what nobody uses may be missing, and one core knows nothing of another', () => {
  openPorts().provide(clockPort, { strike: () => 1 });
  openPorts().refuseFaults();
  expect(openPorts().use('tower', { bells: bellsPort }).bells()).toEqual([]);
});

test('a server does not start with a port that no feature implements, or two', async () => {
  const tower: Feature = ({ ports }) => {
    ports.use('tower', { clock: clockPort, prices: pricesPort });
    ports.provide(pricesPort, { cup: 2 });
    return { name: 'tower', reasons: {}, routes: [] };
  };
  const auth: Feature = ({ ports }) => {
    ports.provide(authenticatePort, async () => null);
    ports.provide(pricesPort, { cup: 3 });
    return { name: 'auth', reasons: {}, routes: [] };
  };
  const server = await testServer({
    compose: async (core) => {
      await expect(makeFeatures(core, [auth, tower])).rejects.toThrow(
        'The features do not fit together. Clock has no implementations; used by tower. ' +
          'Price has no implementations of "tea"; used by tower. Price has 2 implementations of "cup"; used by tower.',
      );
      return { features: [] };
    },
  });
  await server.close();
});
