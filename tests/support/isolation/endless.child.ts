/** `endless.child.ts FILE`: writes its number into the file and computes for ever. */
import { writeFileSync } from 'node:fs';

writeFileSync(process.argv[2] ?? '', `${process.pid}`);
for (;;);
