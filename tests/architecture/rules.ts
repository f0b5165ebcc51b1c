import { cycles } from './cycles.rule.ts';
import { fileSize, folderSize, names } from './measures.rule.ts';
import type { Rule } from './rule.ts';
import {
  completeLock,
  exactVersions,
  lockedPackages,
  npmSettings,
  packageCount,
  versionFloors,
} from './supply-chain.rule.ts';
import { environment, noAny, queryText } from './syntax.rule.ts';
import {
  commentsNameThings,
  compiledTemplates,
  escapedTemplates,
  finished,
  machinePaths,
  registryHosts,
  testsSwitchedOn,
} from './text.rule.ts';
import { webDirections, webFeatures, webFirstLoad, webFloors, webTexts } from './web.rule.ts';
import { apiModules, appenders, contractsPackages, refusals, zones } from './zones.rule.ts';

export const rules: Rule[] = [
  zones,
  contractsPackages,
  apiModules,
  refusals,
  appenders,
  webFloors,
  webFeatures,
  webFirstLoad,
  webDirections,
  webTexts,
  cycles,
  fileSize,
  folderSize,
  names,
  noAny,
  environment,
  queryText,
  escapedTemplates,
  compiledTemplates,
  machinePaths,
  registryHosts,
  testsSwitchedOn,
  finished,
  commentsNameThings,
  lockedPackages,
  completeLock,
  versionFloors,
  packageCount,
  exactVersions,
  npmSettings,
];
