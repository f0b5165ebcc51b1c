/**
 * Variables that a process of ours gets from the environment of the tests: the path to programs, and what Node has compiled
 * already (vitest.config.ts), which takes a third from each start. Settings of the machine do not leak in.
 */
export const BARE_ENVIRONMENT = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
};
