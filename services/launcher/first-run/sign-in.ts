import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** How the first administrator signs in; the password only when it was made up. */
const SignIn = z.object({ username: z.string(), password: z.string().optional() });
export type SignIn = z.infer<typeof SignIn>;

// It exists in clear only here, so it is kept until it has been shown: a start may still fail after making it.
const pathIn = (dataDir: string) => join(dataDir, 'first-sign-in.json');

/** Keeps a sign-in, readable by this user only, until a start has printed it. */
export async function keepSignIn(dataDir: string, signIn: SignIn): Promise<void> {
  await writeFile(pathIn(dataDir), JSON.stringify(signIn), { mode: 0o600, flush: true });
}

/** The sign-in that nobody has seen yet, if any. */
export async function unseenSignIn(dataDir: string): Promise<SignIn | undefined> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => '');
  return text === '' ? undefined : SignIn.parse(JSON.parse(text));
}

/** Removes what has been printed. */
export async function forgetSignIn(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true });
}
