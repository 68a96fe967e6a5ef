import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from '@caravan/kernel';
import type { WorkFor } from '../work/fair-queue.ts';
import { workerPool, type Worker, type WorkerEvents } from '../work/worker-pool.ts';
import {
  maxSeconds,
  type PictureAnswer,
  type PictureFault,
  type PictureRecipe,
  type PictureTask,
} from './picture-task.ts';

/** The bytes were not converted to a picture. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly fault: PictureFault;
  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface Pictures {
  /**
   * Makes a new WebP from an untrusted picture: only the pixels are copied, upright and without metadata such as the
   * location. Throws `PictureRefused` for bytes that are not a picture, have too many pixels or take too long, and the
   * failures of a fair queue.
   */
  encode: (bytes: Uint8Array, recipe: PictureRecipe, workFor: WorkFor) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** The program has this file's extension: `.ts` in the sources, `.js` in the built server. */
const program = fileURLToPath(new URL(`./encode-picture.worker${extname(import.meta.filename)}`, import.meta.url));

/** The variables that Node and sharp need. A process that reads untrusted bytes must not get the server's secrets. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );

/**
 * A process instead of a thread: sharp would share its thread pool with password hashes, and a thread that decodes
 * cannot be stopped.
 */
const startProcess = ({ answered, ended }: WorkerEvents<PictureAnswer>): Worker<PictureTask> => {
  const child = fork(program, [], { serialization: 'advanced', execArgv: [], env: environment() });
  child.unref();
  child.channel?.unref();
  let ready = false;
  child.on('message', (message: 'ready' | PictureAnswer) => {
    if (message === 'ready') ready = true;
    else answered(message);
  });
  // A picture that crashes the decoder is the sender's fault. A process that cannot start is ours.
  const gone = (): void => ended(ready ? new PictureRefused('not_a_picture') : fail('unavailable'));
  child.on('error', gone);
  child.on('exit', gone);
  return {
    run: (task) => void child.send(task, (error) => error && gone()),
    end: async () => {
      const exit = child.exitCode === null && child.signalCode === null && child.pid ? once(child, 'exit') : undefined;
      child.kill('SIGKILL');
      await exit;
    },
  };
};

export interface PicturesOptions {
  /** Milliseconds after which the process of a picture is killed. */
  time?: number;
  /** Number of processes. */
  places?: number;
}

/** Decodes and encodes pictures in processes, each with one picture at a time. */
export const startPictures = ({
  time = (maxSeconds + 5) * 1_000,
  places = Math.max(2, Math.min(4, availableParallelism() - 1)),
}: PicturesOptions = {}): Pictures => {
  const pool = workerPool<PictureTask, PictureAnswer>({
    start: startProcess,
    time,
    late: () => new PictureRefused('not_a_picture'),
    places,
    perCaller: Math.max(1, places - 1),
    waiting: 400,
    waitingPerCaller: 60,
  });
  return {
    encode: async (bytes, recipe, workFor) => {
      const answer = await pool.run({ bytes, recipe }, workFor);
      if ('fault' in answer) throw new PictureRefused(answer.fault);
      return answer.picture;
    },
    close: pool.close,
  };
};
