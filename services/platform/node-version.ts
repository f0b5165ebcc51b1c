import { StartError } from '#db/start-error.ts';

/** First releases without the out-of-bounds write of the Brotli decoder (CVE-2026-111497), by major version. */
const FIXED: Readonly<Record<number, readonly [number, number]>> = { 22: [23, 4], 24: [22, 1], 26: [12, 1] };
const NEWEST_LISTED = 26;

/** Tells if this Node release (as in process.versions.node) has the fix. */
export function isPatched(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const fixed = FIXED[major];
  if (fixed === undefined) return major > NEWEST_LISTED;
  return minor > fixed[0] || (minor === fixed[0] && patch >= fixed[1]);
}

/**
 * Refuses to serve the public on a Node with a known remote hole. Ailaan itself never decodes a request body, so an
 * operator may decide otherwise. Throws StartError.
 */
export function assertPatchedNode(
  config: { readonly production: boolean; readonly allowUnpatchedNode: boolean },
  version: string = process.versions.node,
): void {
  if (!config.production || config.allowUnpatchedNode || isPatched(version)) return;
  throw new StartError(
    `Node ${version} has a remotely usable hole in its Brotli decoder (CVE-2026-111497). Use Node 22.23.4, 24.22.1, 26.12.1 or later; or set ALLOW_UNPATCHED_NODE=1: Ailaan never decodes request bodies.`,
  );
}
