import { ok, sh } from './shell.mjs';

let updated;

/**
 * Makes sure of programs by installing Debian packages, which takes root and apt-get. `present` is a command line that
 * ends well when they are there. Answers nothing, or why they cannot be had.
 */
export async function missing(present, packages, limitMs = 180_000) {
  if (await ok(present)) return undefined;
  if (process.getuid?.() !== 0) return `${packages}: not installed, and only root can install it`;
  updated ??= sh('apt-get update -qq', {}, 60_000);
  await updated;
  const install = `apt-get install -qq -y --no-install-recommends ${packages} >/dev/null`;
  // Runlevel 1: a package must not start a server of its own.
  await sh(install, { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }, limitMs);
  return (await ok(present)) ? undefined : `${packages}: not installed, and apt-get could not install it`;
}
