import { errorCode } from '#db/start-error.ts';

/**
 * SQLSTATEs of a Postgres that reads but cannot store: 53100 disk_full, 53000 its class (such as no more open files),
 * 53400 a limit of temporary files, 58000 and 58030 errors of the system and of its disk, 25006 a server that was made
 * read-only, as several hosters do with a full disk. Another 53 is no matter of storage: 53200 is memory, 53300 connections.
 */
const NO_STORAGE = /^(53100|53000|53400|58000|58030|25006)$/;

export const noStorage = (error: unknown): boolean => NO_STORAGE.test(errorCode(error) ?? '');
