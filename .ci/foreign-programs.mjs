import { missing } from './debian.mjs';

/** Programs by others that single tests try the product with. A test says itself when it finds none. */
const PROGRAMS = [{ present: '/usr/bin/python3 -c "import aiosmtpd"', packages: 'python3-aiosmtpd' }];

/** Installs what can be had. Answers the lines of what cannot. */
export async function prepareForeignPrograms() {
  const lines = [];
  for (const { present, packages } of PROGRAMS) lines.push(await missing(present, packages));
  return lines.filter((line) => line !== undefined);
}
