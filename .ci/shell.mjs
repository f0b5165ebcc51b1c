import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/** The exit code of coreutils' `timeout`, too. */
export const OUT_OF_TIME = 124;

/** Fifteen minutes of tests, half as long again on a slow machine, and a handful of stages that install, build and boot. */
const LIMIT_MS = 29 * 60_000;
const started = Date.now();

export const deadline = {
  remainingMs: () => Math.max(1, LIMIT_MS - (Date.now() - started)),
  endMs: started + LIMIT_MS,
  elapsedSeconds: () => Math.round((Date.now() - started) / 1000),
};

/**
 * Runs a command line in a process group of its own, and ends the whole group with it: a server that a failed
 * test left behind must not hold the output open. Answers { code }; OUT_OF_TIME when it was ended.
 */
export function sh(command, env = {}, limitMs = deadline.remainingMs()) {
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', command], {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, ...env },
    });
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      console.log(`OUT OF TIME after ${Math.round(limitMs / 1000)} s: ${command}`);
      endGroup(child);
    }, limitMs);
    const finish = (code) => {
      clearTimeout(timer);
      endGroup(child);
      resolve({ code: timedOut ? OUT_OF_TIME : code });
    };
    child.on('error', (error) => {
      console.log(`${command}: ${error.message}`);
      finish(127);
    });
    child.on('exit', (code) => finish(code ?? 1));
  });
}

function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has already gone.
  }
}

/** Output of a short command line. */
export async function readOutput(command) {
  return (await promisify(execFile)('sh', ['-c', command])).stdout;
}

/** Whether a command line ends well; what it prints is of no interest. */
export async function ok(command, env = {}) {
  return (await sh(`{ ${command}; } >/dev/null 2>&1`, env, 30_000)).code === 0;
}
