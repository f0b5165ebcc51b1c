import { cycles } from './cycles.rule.ts';
import { fileSize, folderSize, names } from './measures.rule.ts';
import type { Rule } from './rule.ts';
import * as supplyChain from './supply-chain.rule.ts';
import { environment, noAny, queryText } from './syntax.rule.ts';
import * as text from './text.rule.ts';
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
  text.escapedTemplates,
  text.compiledTemplates,
  text.machinePaths,
  text.registryHosts,
  text.testsSwitchedOn,
  text.finished,
  text.commentsNameThings,
  supplyChain.lockedPackages,
  supplyChain.completeLock,
  supplyChain.versionFloors,
  supplyChain.packageCount,
  supplyChain.exactVersions,
  supplyChain.usedPackages,
  supplyChain.npmSettings,
];
