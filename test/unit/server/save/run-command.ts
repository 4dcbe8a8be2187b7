import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSmallBuild } from '../small-build.mjs';
import { FETCH_STUB } from './stand-in';

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * The command in a new folder, as its users start it. All its requests go to the stand-in.
 * @param extra more for the module that is imported first
 */
export async function createCommand({ extra = '' } = {}) {
  const home = await mkdtemp(join(tmpdir(), 'inlay-command-'));
  await writeSmallBuild(join(home, 'dist'));
  await writeFile(join(home, 'stub.mjs'), FETCH_STUB + extra);

  /** Without pictures in the report. @param nodeArgs of Node itself */
  function start(standIn: string, args: readonly string[], nodeArgs: readonly string[] = []) {
    const child: ChildProcess = spawn(
      process.execPath,
      [
        ...nodeArgs,
        '--import',
        './stub.mjs',
        join(home, 'dist/cli.js'),
        ...args,
        ...(args[0] === 'save' ? ['--browser', 'none'] : []),
      ],
      { cwd: home, env: { ...process.env, STAND_IN: standIn } },
    );
    let [stdout, stderr] = ['', ''];
    child.stdout?.on('data', (text) => {
      stdout += text;
    });
    child.stderr?.on('data', (text) => {
      stderr += text;
    });
    const ended = new Promise<Ended>((end) => child.on('close', (status) => end({ status, stdout, stderr })));
    return { child, ended };
  }

  return { home, start, remove: () => rm(home, { recursive: true, force: true }) };
}
