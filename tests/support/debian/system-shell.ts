import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';

/** A shell of root that stays open in a Debian that .ci/debian has booted: one block may use the variables of another. */
export class SystemShell {
  readonly #shell: ChildProcess;
  readonly #root: string;
  readonly #ended: Promise<true>;
  #printed = '';

  constructor(init: string) {
    this.#root = `/proc/${init}/root`;
    const enter = ['--target', init, '--all', '--root', '--wd'];
    const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' };
    const quiet = { DEBIAN_FRONTEND: 'noninteractive', npm_config_update_notifier: 'false' };
    this.#shell = spawn('nsenter', [...enter, 'bash', '-e'], { env: { ...env, ...quiet }, stdio: 'pipe' });
    this.#ended = once(this.#shell, 'close').then(() => true as const);
    this.#shell.stdin?.write('exec 2>&1\n');
    this.#shell.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#printed += text;
    });
  }

  /** Runs commands to their end and answers what they printed. @throws Error with it when one of them fails */
  async run(commands: string): Promise<string> {
    const done = `done-${randomUUID()}`;
    writeFileSync(`${this.#root}/run/block`, commands);
    this.#printed = '';
    this.#shell.stdin?.write(`. /run/block </dev/null; echo ${done}\n`);
    while (!this.#printed.includes(done)) {
      const next = once(this.#shell.stdout ?? this.#shell, 'data').then(() => false);
      if ((await Promise.race([next, this.#ended])) && !this.#printed.includes(done))
        throw new Error(`${commands}\nfailed:\n${this.#printed.slice(-4000)}`);
    }
    return this.#printed.replace(`${done}\n`, '');
  }

  end(): void {
    this.#shell.kill('SIGKILL');
  }
}
