import { importTargets } from '../import-targets.ts';
import { serveImports } from '../modules/import/index.ts';

serveImports(importTargets);
