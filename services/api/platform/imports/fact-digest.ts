import { hash } from 'node:crypto';

/** Digest of a fact as a source stated it, which stands in for a text that a redaction would have to take out. */
export const factDigest = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url').slice(0, 11);
