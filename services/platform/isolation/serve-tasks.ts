/** End of a task by its number; without one a sign of life. */
export interface Answer {
  readonly number?: number;
  readonly value?: unknown;
  readonly error?: unknown;
}

type Asked<Settings, Task> = { readonly settings: Settings } | { readonly number: number; readonly task: Task };

const BEAT_MS = 1000;

/** Does in this process what a TaskProcess asks for: `begin` is called once, what it answers does each task. */
export function serveTasks<Settings, Task>(begin: (settings: Settings) => (task: Task) => Promise<unknown>): void {
  const answer = (message: Answer) => process.send?.(message);
  let work: (task: Task) => Promise<unknown> = () => Promise.reject(new Error('The settings come first'));
  setInterval(answer, BEAT_MS, {});
  process.on('disconnect', () => process.exit());
  process.on('message', (asked: Asked<Settings, Task>) => {
    if ('settings' in asked) {
      work = begin(asked.settings);
      return;
    }
    const { number, task } = asked;
    work(task).then(
      (value) => answer({ number, value }),
      (error: unknown) => answer({ number, error }),
    );
  });
}
