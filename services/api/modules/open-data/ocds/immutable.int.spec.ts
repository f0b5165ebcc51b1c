import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDataEndpoints, type Release } from '#contracts/api/open-data/open-data.ts';
import { forAllTests, standIn } from '../../../../../tests/support/for-tests.ts';
import { startReleases } from '../../../../../tests/support/open-data/follow-releases.ts';
import { mergeByStandard, mergeRulesOf } from '../../../../../tests/support/open-data/merge-by-standard.ts';
import { releaseErrors, releaseSchema } from '../../../../../tests/support/open-data/official-schema.ts';
import { change, ONE_OF_EACH, RandomPortal } from '../../../../../tests/support/open-data/random-changes.ts';

const RULES = mergeRulesOf(releaseSchema());

const releases = forAllTests(startReleases);
const api = standIn(() => releases.api);
const portal = forAllTests(async () => RandomPortal.found(await api.superAdmin()));

const lines = () => releases.lines();

async function records() {
  const found = [];
  for (let path: string | undefined = '/api/ocds/records?limit=7'; path !== undefined; ) {
    const page = openDataEndpoints.records.response.parse((await api.visitor().get(path)).body);
    found.push(...page.records);
    path = page.links.next?.replace('https://ailaan.example', '');
  }
  return found;
}

test('releases never change but by a redaction, are valid, and merge to the compiled release', async () => {
  let [told, renamed, cancelled, redacted] = [0, 0, 0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 8, maxLength: 20 }), async (steps) => {
      let before = await lines();
      for (const one of steps) {
        await portal.take(one);
        const after = await lines();
        const ours = before.map((line, at) => (isRedacted(after[at]) ? after[at] : line));
        expect(after.slice(0, before.length)).toEqual(ours);
        if (one.kind !== 'redact') expect(after.slice(0, before.length)).toEqual(before);
        before = after;
      }
      const releases = before.map((line): Release => JSON.parse(line));
      expect(releases.flatMap(releaseErrors)).toEqual([]);
      expect(new Set(releases.map(({ id }) => id)).size).toBe(releases.length);
      for (const record of await records()) {
        expect(record.releases).toEqual(releases.filter(({ ocid }) => ocid === record.ocid));
        expect(mergeByStandard(record.releases, RULES)).toEqual(record.compiledRelease);
        expect(releaseErrors(record.compiledRelease)).toEqual([]);
        expectTheLastState(record.compiledRelease, record.releases.at(-1));
      }
      told = releases.length;
      renamed = releases.filter(({ id }) => id.split('-').length > 5).length;
      cancelled = releases.filter(({ tag }) => tag[0] === 'tenderCancellation').length;
      redacted = before.filter(isRedacted).length;
    }),
    // Chance alone may take six runs without one cancellation: CI met them.
    { numRuns: 7, examples: [[ONE_OF_EACH]], endOnFailure: true },
  );
  expect(Math.min(told, renamed, cancelled, redacted)).toBeGreaterThan(0);
});

const isRedacted = (line: string | undefined) => line?.includes('"redactions":') === true;

/** Lists add up; everything else is what the last release says, no more and no less. */
function expectTheLastState(compiled: Release, last: Release | undefined): void {
  const lists = ['amendments', 'documents', 'redactions', 'redactedReleases'];
  const stated = (tender: object = {}) =>
    Object.fromEntries(
      Object.entries(tender).filter(
        ([name, value]) =>
          !lists.includes(name) &&
          !['null', '{}', '{"date":null}', '{"amount":null,"currency":null}'].includes(JSON.stringify(value)),
      ),
    );
  const ofLast = stated(last?.tender);
  for (const tender of [ofLast, stated(compiled.tender)]) delete tender.procuringEntity;
  expect(stated(compiled.tender)).toMatchObject(ofLast);
  expect(
    Object.keys(stated(compiled.tender))
      .filter((name) => name !== 'procuringEntity')
      .sort(),
  ).toEqual(Object.keys(ofLast).sort());
}
