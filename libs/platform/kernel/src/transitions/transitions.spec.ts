import { describe, expect, test } from 'vitest';
import { checkTransitions } from './check-transitions.ts';
import { printTransitions, type Transition } from './transition.ts';
import { replaySteps, type WrittenStep } from './replay-steps.ts';

type Step = Transition<string, string>;
const step = (event: string, from: string | null, to: string, more: Partial<Step> = {}): Step => ({
  event,
  from,
  to,
  by: ['staff'],
  guards: [],
  effects: [],
  ...more,
});

const words = {
  states: ['open', 'shut', 'sealed'],
  events: ['built', 'closed', 'opened', 'looked_at'],
  guards: ['is_day', 'is_night'],
};
const door: readonly Step[] = [
  step('built', null, 'open'),
  step('closed', 'open', 'shut', { by: ['shopper', 'staff'], guards: ['is_day'] }),
  step('closed', 'open', 'sealed', { guards: ['is_night'], effects: ['turn_the_key', 'ring'] }),
  step('opened', 'shut', 'open'),
  step('looked_at', 'sealed', 'sealed'),
];

test('a complete table has no fault', () => {
  expect(checkTransitions(door, words)).toEqual([]);
});

test.each<[string, readonly Step[], string[]]>([
  ['an unknown event', [...door, step('painted', 'open', 'shut')], ['painted from open: unknown event painted']],
  [
    'an unknown state to come from',
    [...door, step('opened', 'ajar', 'open')],
    ['opened from ajar: unknown state ajar'],
  ],
  [
    'an unknown state to lead to',
    [...door, step('opened', 'sealed', 'ajar')],
    ['opened from sealed: unknown state ajar'],
  ],
  [
    'an unknown guard',
    [...door, step('opened', 'sealed', 'open', { guards: ['is_day', 'full_moon'] })],
    ['opened from sealed: unknown guard full_moon'],
  ],
  [
    'a step for nobody',
    [...door, step('opened', 'sealed', 'open', { by: [] })],
    ['opened from sealed: nobody may do it'],
  ],
  ['a step twice', [...door, step('built', null, 'open')], ['built from nothing stands there twice']],
  [
    'two ways that no guard tells apart',
    [...door, step('closed', 'open', 'open', { guards: ['is_day'] })],
    ['closed from open stands there twice'],
  ],
  [
    'one way under two guards',
    [...door, step('closed', 'open', 'shut', { guards: ['is_night'] })],
    ['closed from open stands there twice'],
  ],
  [
    'a state that nothing leads to',
    door.filter(({ to }) => to !== 'sealed').concat(step('looked_at', 'open', 'open')),
    ['sealed cannot be reached'],
  ],
  [
    'states that lead to each other alone',
    [
      step('built', null, 'open'),
      step('closed', 'sealed', 'shut'),
      step('opened', 'shut', 'sealed'),
      step('looked_at', 'open', 'open'),
    ],
    ['shut cannot be reached', 'sealed cannot be reached'],
  ],
  [
    'a table without a beginning',
    door.slice(1),
    ['open cannot be reached', 'shut cannot be reached', 'sealed cannot be reached', 'built never happens'],
  ],
  ['an event that never happens', door.slice(0, -1), ['looked_at never happens']],
  [
    'an empty table',
    [],
    [
      ...words.states.map((state) => `${state} cannot be reached`),
      ...words.events.map((event) => `${event} never happens`),
    ],
  ],
])('%s is a fault', (_, table, faults) => {
  expect(checkTransitions(table, words)).toEqual(faults);
});

test('guards that are descriptions for people are not checked', () => {
  const withoutGuards = { states: words.states, events: words.events };
  expect(
    checkTransitions([...door, step('opened', 'sealed', 'open', { guards: ['somebody has the key'] })], withoutGuards),
  ).toEqual([]);
});

describe('replayed transitions', () => {
  const written = (event: string, fromStatus: string | null, toStatus: string): WrittenStep<string, string> => ({
    event,
    fromStatus,
    toStatus,
  });
  const built = written('built', null, 'open');

  test('end in the state of the last one', () => {
    expect(replaySteps(door, [])).toEqual({ status: null, faults: [] });
    expect(replaySteps(door, [built, written('closed', 'open', 'shut'), written('opened', 'shut', 'open')])).toEqual({
      status: 'open',
      faults: [],
    });
  });

  test('continue from the recorded state after an unknown transition, and report it', () => {
    const faults = ['opened: open → shut, coming from open'];
    expect(replaySteps(door, [built, written('opened', 'open', 'shut'), written('opened', 'shut', 'open')])).toEqual({
      status: 'open',
      faults,
    });
  });

  test('have a fault if a recorded state differs from the table', () => {
    expect(replaySteps(door, [built, written('closed', 'shut', 'shut')]).faults).toHaveLength(1);
    expect(replaySteps(door, [built, written('closed', 'open', 'open')])).toEqual({
      status: 'shut',
      faults: ['closed: open → open, coming from open'],
    });
    expect(replaySteps(door, [written('closed', 'open', 'shut')]).faults).toHaveLength(1);
  });

  test('choose one of several transitions by the earlier events', () => {
    const way = [built, written('closed', 'open', 'sealed')];
    const sealed = replaySteps(
      door,
      way,
      ({ event, to }, before) => event !== 'closed' || (before.length === 1 && to === 'sealed'),
    );
    expect(sealed).toEqual({ status: 'sealed', faults: [] });
    expect(replaySteps(door, way).faults).toHaveLength(1);
  });
});

test('a table is printed as Markdown', () => {
  expect(printTransitions(door.slice(0, 3))).toBe(`| from | event | to | who | guard | effect |
| --- | --- | --- | --- | --- | --- |
| nothing | built | open | staff | none | none |
| open | closed | shut | shopper, staff | is day | none |
| open | closed | sealed | staff | is night | turn the key, ring |`);
});
