import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Sign-in of the first administrator, with the password only if it was generated. */
const SignIn = z.object({ username: z.string(), password: z.string().optional() });
export type SignIn = z.infer<typeof SignIn>;

// The password is readable only here, so it is kept until it was shown: the start may still fail.
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

/** Removes a sign-in that was printed. */
export async function forgetSignIn(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true });
}
