import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SETTLED_AFTER_MS = 150;

/**
 * Calls `onChange` once after each burst of changes to program files and email templates under the folders. Answers a
 * function that ends the watching.
 */
export function watchSources(folders: readonly URL[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(fileURLToPath(folder), { recursive: true }, (_event, file) => {
      if (file === null || !/\.(tsx?|mjml|hbs)$/.test(file) || /\.spec\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, SETTLED_AFTER_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
