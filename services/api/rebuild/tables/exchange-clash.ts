import { errorCode, StartError } from '#db/start-error.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Says in a sentence that a row could not take its place because a unique index refused it. Only the names of table and
 * index: the value may name a person. Other errors are answered as they are.
 */
export function explainClash(error: unknown): unknown {
  if (errorCode(error) !== UNIQUE_VIOLATION) return error;
  const { table, constraint } = error as { readonly table?: string; readonly constraint?: string };
  return new StartError(
    `A row of ${table ?? 'a table'} that the log gives could not be written: another row, which differs from the log as well, still holds its value in the unique index ${constraint ?? '(unnamed)'}. Rows put right before stay so; nothing else was changed. npm run rebuild -- --check shows which rows differ: give the one that holds the value another one by hand, then run npm run rebuild again.`,
  );
}
