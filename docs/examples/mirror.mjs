// Keeps a copy of every tender of a portal, a file each: node mirror.mjs https://portal.example ./copy
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const [portal, folder] = process.argv.slice(2);
async function ask(path) {
  const answer = await fetch(portal + path, { headers: { 'Cache-Control': 'no-cache' } });
  if (answer.status === 429) return sleep(1000 * Number(answer.headers.get('Retry-After') ?? 1), path).then(ask); // a page may be more than a minute allows
  if (![200, 400, 404].includes(answer.status)) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}
const keep = (name, text) =>
  writeFile(`${folder}/.part`, text).then(() => rename(`${folder}/.part`, `${folder}/${name}`));
async function begin() {
  await rm(folder, { recursive: true, force: true }).then(() => mkdir(folder, { recursive: true }));
  const dump = (await (await ask('/api/dumps')).json()).dumps.find(({ name }) => name.endsWith('.jsonl.gz'));
  if (dump === undefined) return '';
  const { body } = await ask(`/api/dumps/${dump.name}`);
  let rest = '';
  for await (const text of body.pipeThrough(new DecompressionStream('gzip')).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) await keep(`${JSON.parse(line).id}.json`, line);
  }
  return `&after=${dump.cursor}`;
}
async function follow(place) {
  const page = await ask(`/api/changes?limit=1000&wait=50${place}`);
  if (page.status === 400) return begin(); // the cursor of another portal, or of one that was restored from a backup
  const { changes, next } = await page.json();
  for (const id of new Set(changes.map((change) => change.id))) {
    const one = await ask(`/api/tenders/${id}`);
    await (one.status === 404 ? rm(`${folder}/${id}.json`, { force: true }) : keep(`${id}.json`, await one.text()));
  }
  return `&after=${next}`;
}
for (let place = await readFile(`${folder}/place`, 'utf8').catch(() => undefined); ; ) {
  const next = await (place === undefined ? begin() : follow(place)).catch((error) => console.error(error.message));
  await (next === undefined ? sleep(1000) : keep('place', next));
  place = next ?? place;
}
