import { missing } from './debian.mjs';

/** Programs by others that single tests try the product with. A test says itself when it finds none. */
const PROGRAMS = [
  { present: '/usr/bin/python3 -c "import aiosmtpd"', packages: 'python3-aiosmtpd' },
  // A pg_dump that is older than the server refuses it; the embedded server is 18.
  { present: 'pg_dump --version | grep -qE " (1[89]|[2-9][0-9])"', packages: 'postgresql-client-18' },
];

/** Installs what can be had. Answers the lines of what cannot. */
export async function prepareForeignPrograms() {
  const lines = [];
  for (const { present, packages } of PROGRAMS) lines.push(await missing(present, packages));
  return lines.filter((line) => line !== undefined);
}
