import { errorCode, messageOf } from '../../start-error.ts';

/**
 * Error codes of a table that is missing, altered or damaged on the disk (or of values that it cannot write down);
 * undefined for errors that say nothing about the data: the connection was lost, the server stops, a right is missing.
 */
export function damageOf(error: unknown): string | undefined {
  return /^(XX|22|42(?!501)|0A|58|54)/.test(errorCode(error) ?? '') ? messageOf(error) : undefined;
}
