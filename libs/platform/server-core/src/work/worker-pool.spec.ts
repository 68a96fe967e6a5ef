import { afterEach, describe, expect, it, vi } from 'vitest';
import { workerPool, type WorkerEvents } from './worker-pool.ts';

interface FakeWorker extends WorkerEvents<string> {
  tasks: string[];
  over: boolean;
}

const workers: FakeWorker[] = [];
afterEach(() => {
  workers.length = 0;
  vi.useRealTimers();
});

const pool = (changes: { places?: number } = {}) =>
  workerPool<string, string>({
    start: (events) => {
      const worker: FakeWorker = { ...events, tasks: [], over: false };
      workers.push(worker);
      return {
        run: (task) => void worker.tasks.push(task),
        end: async () => {
          worker.over = true;
        },
      };
    },
    time: 1_000,
    idle: 5_000,
    late: () => new Error('too late'),
    places: 2,
    perCaller: 1,
    waiting: 10,
    waitingPerCaller: 5,
    ...changes,
  });

describe('a pool of workers', () => {
  it('starts workers on demand, reuses them, and stops those without a task', async () => {
    vi.useFakeTimers();
    const { run } = pool();
    for (const task of ['a', 'b']) {
      const answer = run(task, { caller: 'me' });
      await vi.waitFor(() => expect(workers[0]?.tasks.at(-1)).toBe(task), 10_000);
      workers[0]?.answered(task.toUpperCase());
      expect(await answer).toBe(task.toUpperCase());
    }
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(workers[0]?.over).toBe(true);
  });

  it('stops the worker of a task that takes too long, and gives its place to the next', async () => {
    vi.useFakeTimers();
    const { run } = pool();
    const endless = run('endless', { caller: 'me' });
    const next = run('next', { caller: 'me' });
    const failed = expect(endless).rejects.toThrow('too late');
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;
    expect(workers.map(({ over }) => over)).toEqual([true, false]);
    // An answer after the end of the worker belongs to no task.
    workers[0]?.answered('late');
    workers[1]?.answered('done');
    expect(await next).toBe('done');
  });

  it('stops the worker of a cancelled task, and removes a cancelled task from the queue', async () => {
    const { run } = pool();
    const running = new AbortController();
    const queued = new AbortController();
    const tasks = [
      run('running', { caller: 'me', signal: running.signal }),
      run('queued', { caller: 'me', signal: queued.signal }),
    ];
    const outcomes = Promise.allSettled(tasks);
    await vi.waitFor(() => expect(workers).toHaveLength(1), 10_000);
    queued.abort();
    running.abort();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(workers[0]?.over).toBe(true);
    expect(workers.flatMap(({ tasks: done }) => done)).toEqual(['running']);
  });

  it('starts no worker for a task that got its place while the pool closed', async () => {
    const { run, close } = pool();
    const task = run('a', { caller: 'me' });
    const failed = expect(task).rejects.toMatchObject({ reason: 'unavailable' });
    await close();
    await failed;
    expect(workers).toEqual([]);
  });

  it('fails the task of a worker that ends unexpectedly, and all tasks when it closes', async () => {
    const { run, close } = pool();
    const first = run('a', { caller: 'me' });
    await vi.waitFor(() => expect(workers).toHaveLength(1), 10_000);
    workers[0]?.ended(new Error('crashed'));
    await expect(first).rejects.toThrow('crashed');
    const others = ['a', 'b', 'c'].map((caller) => run('x', { caller }));
    const outcomes = Promise.allSettled(others);
    await vi.waitFor(() => expect(workers).toHaveLength(3), 10_000);
    await close();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { reason: 'unavailable' } });
    expect(workers.every(({ over }) => over)).toBe(true);
  });
});
