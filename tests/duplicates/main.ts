import { openImportFile } from '../../services/api/modules/import/run/import-file.ts';
import { type MeasuredNotice, measure } from './measure.ts';

const SAMPLE = 60;
const [file, category = 'Other'] = process.argv.slice(2);
if (file === undefined)
  throw new Error('Usage: npm run bench:duplicates -- FILE [CATEGORY], any file that can be imported');

const notices: MeasuredNotice[] = [];
const opened = await openImportFile(file, undefined, { category });
for await (const judged of opened.rows({ signal: undefined, onBytes: () => undefined })) {
  if (!judged.ok) continue;
  const { title, reference, closingDate, procuringOrganization } = judged.notice.row;
  notices.push({ title, reference, closingDate, organization: procuringOrganization ?? '' });
}
const { found, foundOfAll, falseOfAll, missed, mistaken } = measure(notices, SAMPLE);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
for (const [way, share] of Object.entries(found)) console.log(`${percent(share).padStart(8)}  ${way}`);
console.log(
  `${percent(foundOfAll).padStart(8)}  found of ${SAMPLE} notices, reworded and moved by a day, without their number`,
);
console.log(`${percent(falseOfAll).padStart(8)}  of ${notices.length} notices taken for another one of the same body`);
if (process.env.SHOW === '1') console.log([...missed, ...mistaken.map((pair) => pair.join('\n  = '))].join('\n'));
