const EVERY_MS = 500;

/**
 * Calls `onLoss` when the shell that npm started us in is gone. npm passes a signal on to that shell only, and the
 * shell dies of it without telling us. Outside npm a lost parent means nothing: programs are started and left running.
 */
export function watchParent(environment: Readonly<Record<string, string | undefined>>, onLoss: () => void): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onLoss();
  }, EVERY_MS);
  timer.unref();
}
