import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';

// Run as a program of its own by packed-browser.ts: the package unpacks into TMPDIR under fixed names, and a
// changed TMPDIR must not leak into the tests.
const folder = process.argv[2];
if (!folder) throw new Error('unpack-browser needs the folder that the browser will finally live in');

await chromium.executablePath();

// The package's own fonts.conf names a folder of another machine; without fonts the browser dies at the first text.
writeFileSync(
  join(process.env.TMPDIR ?? folder, 'fonts.conf'),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`,
);
