import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a command of the machine; answers its output. @throws when it fails or is absent */
export const command = async (name: string, ...given: string[]): Promise<string> => (await run(name, given)).stdout;

/** Why a fault cannot be brought about on this machine, said loudly; undefined when it can. */
export async function missing(fault: string, name: string, ...probe: string[]): Promise<string | undefined> {
  try {
    await command(name, ...probe);
    return undefined;
  } catch (error) {
    const reason = `NOT RUN: ${fault}, because "${[name, ...probe].join(' ')}" does not work here (${String(error).split('\n')[0]}).`;
    console.warn(`\n${'!'.repeat(80)}\n${reason}\n${'!'.repeat(80)}`);
    return reason;
  }
}
