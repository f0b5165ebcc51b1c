/**
 * `npm run bench:reading`: drawn scans of notices of many offices, askew, grey, noisy and packed, are read as the worker reads them.
 * How many closing days, times and offices are right, whether a wrong one is called sure, and how long a page takes.
 * Then how the portal answers meanwhile, and the memory of the reader (Linux only); `-- --beside` measures only this.
 * `-- --tuned` reads the half that the rules were tuned on; `-- --dry` writes no results.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { readKnownOrganizations } from '../../services/platform/known-organizations.ts';
import { unpackLines } from '../../services/platform/reading/packed-lines.ts';
import { proposeFacts } from '../../services/platform/reading/propose-facts.ts';
import { readPage } from '../../services/worker/reading/read-page.ts';
import { quantile, rounded, writeResults } from '../lib/bars.ts';
import { measureBeside } from './beside.ts';
import { drawScan } from './draw-scan.ts';
import type { Facts } from './layouts/notice.ts';
import { drawNotices } from './notices.ts';

const { values } = parseArgs({
  options: {
    tuned: { type: 'boolean', default: false },
    beside: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
});
const notices = values.beside ? [] : drawNotices(!values.tuned);
const bodies = (await readKnownOrganizations()).map(({ name }, id) => ({ id, name }));

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** True of a name that a clerk would let stand; a letter may be misread. */
const isUsable = (said: string | undefined, { offices }: Facts) =>
  said !== undefined &&
  said.length <= 110 &&
  offices.some((office) => folded(said).includes(folded(office)) || folded(office).includes(folded(said)));

const count = { dates: 0, rightDates: 0, times: 0, rightTimes: 0, offices: 0, wrongSure: 0, sure: 0 };
const seconds: number[] = [];
for (const [at, notice] of notices.entries()) {
  const scan = await drawScan(notice, values.tuned ? at : at + 500);
  const began = performance.now();
  const read = await readPage({ bytes: scan, type: 'image/jpeg' }, 1, { ms: 60_000 });
  seconds.push((performance.now() - began) / 1000);
  const found = new Map(
    proposeFacts([{ lines: unpackLines(read.lines) }], bodies, notice.filed).map((proposal) => [
      proposal.field,
      proposal,
    ]),
  );
  const { closingDate, closingTime } = notice.facts;
  const [date, time] = [found.get('closingDate'), found.get('closingTime')];
  const office = found.get('procuringOrganizationId')?.value;
  const isWrongSure =
    (date?.isSure === true && date.value !== closingDate) || (time?.isSure === true && time.value !== closingTime);
  const [isDay, isTime] = [date?.value === closingDate, time?.value === closingTime];
  if (closingDate !== null) {
    count.dates++;
    count.rightDates += Number(isDay);
    count.sure += Number(isDay && date?.isSure === true);
    count.times++;
    count.rightTimes += Number(isTime);
  }
  count.wrongSure += Number(isWrongSure);
  count.offices += Number(isUsable(office, notice.facts));
  if (values.tuned)
    console.log(notice.layout, date?.value, date?.isSure, closingDate, time?.value, closingTime, office);
  else if (isWrongSure)
    console.log('wrong and sure:', notice.layout, date?.value, closingDate, time?.value, closingTime);
}

/** Odd, so that one of the quotients is their median. */
const ROUNDS = 11;
const { bars: besides, ...beside } = values.tuned ? { bars: [] } : await measureBeside(ROUNDS);
if (values.beside) console.log(beside);
const share = (part: number, whole: number) => rounded(part / whole);
await writeResults(
  import.meta.url,
  {
    scans: notices.length,
    load: loadavg()[0],
    secondsOfAPage: { median: rounded(quantile(seconds, 0.5)), p95: rounded(quantile(seconds, 0.95)) },
    closingDaysCalledSure: share(count.sure, count.dates),
    bars: [
      ...(values.beside
        ? []
        : [
            { name: 'closing days that are right', measured: share(count.rightDates, count.dates), atLeast: 0.9 },
            { name: 'closing times that are right', measured: share(count.rightTimes, count.times), atLeast: 0.9 },
            { name: 'wrong ones that are called sure', measured: count.wrongSure, atMost: 0 },
            { name: 'offices that are usable', measured: share(count.offices, notices.length), atLeast: 0.8 },
          ]),
      ...besides,
    ],
    beside,
  },
  { dry: values.dry || values.tuned || values.beside },
);
