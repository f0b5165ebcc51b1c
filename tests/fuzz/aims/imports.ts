import type { ImportRun, NewImportBody } from '#contracts/api/imports.ts';
import { IMPORT_PART_BYTES } from '#contracts/vocabulary/imports.ts';
import { sql } from '#db/connection.ts';
import { until } from '../../support/until.ts';
import type { World } from '../world/world.ts';
import type { Aims } from './aim.ts';

const HEAD = 'title,description,closingDate,categories,sectors,source,reference\n';
const BYTES = { 'content-type': 'application/octet-stream' };

/** A file of two notices, one bad row, and as many spaces as make it larger than one part. */
function fileOf(world: World, isLong: boolean): string {
  const line = () => {
    const n = world.unique();
    return `Bridge ${n},Over the canal,2027-12-01,Roads,Government,Dawn,NHA/${n}\n`;
  };
  const text = `${HEAD}${line()}${line()}too,short\n`;
  return isLong ? `${text}"${' '.repeat(IMPORT_PART_BYTES)}",x\n` : text;
}

async function announced({ callers }: World, size: number): Promise<number | undefined> {
  const { status, text } = await callers.staff('POST', '/api/admin/imports', { fileName: 'drawn.csv', size });
  return status === 201 ? (JSON.parse(text) as ImportRun).id : undefined;
}

async function uploaded(world: World): Promise<number | undefined> {
  const text = fileOf(world, false);
  const id = await announced(world, Buffer.byteLength(text));
  if (id === undefined) return undefined;
  return (await world.callers.staff('PUT', `/api/admin/imports/${id}/parts/0`, text)).status === 200 ? id : undefined;
}

async function isAtWork({ callers }: World, id: number): Promise<boolean> {
  const { text } = await callers.staff('GET', `/api/admin/imports/${id}`);
  return (JSON.parse(text) as ImportRun).state === 'running';
}

export const importAims: Aims = {
  'POST /api/admin/imports': ({ body }) => ({ body: { ...(body as NewImportBody), fileName: 'drawn.csv' } }),
  async 'GET /api/admin/imports/:id'(_draw, _by, world) {
    const id = await uploaded(world);
    return id === undefined ? undefined : { params: { id } };
  },
  async 'DELETE /api/admin/imports/:id'(_draw, _by, world) {
    const id = await uploaded(world);
    return id === undefined ? undefined : { params: { id } };
  },
  /** The whole of a short file, or one part of a long one: the first, the second in its turn, or the first once more; or wrong. */
  async 'PUT /api/admin/imports/:id/parts/:firstAt'({ choice }, _by, world) {
    const text = fileOf(world, choice % 4 === 0);
    const id = await announced(world, Buffer.byteLength(text));
    if (id === undefined) return undefined;
    const [first, second] = [text.slice(0, IMPORT_PART_BYTES), text.slice(IMPORT_PART_BYTES)];
    if (choice % 5 === 3) return { params: { id, firstAt: 0 }, text: first.slice(1), headers: BYTES, broken: 'length' };
    if (choice % 7 === 3) return { params: { id, firstAt: 100 }, text: first, headers: BYTES, broken: 'order' };
    if (choice % 8 !== 0) return { params: { id, firstAt: 0 }, text: first, headers: BYTES };
    await world.callers.staff('PUT', `/api/admin/imports/${id}/parts/0`, first);
    const isAgain = choice % 16 === 0;
    const firstAt = isAgain ? 0 : IMPORT_PART_BYTES;
    return { params: { id, firstAt }, text: isAgain ? first : second, headers: BYTES };
  },
  async 'POST /api/admin/imports/:id/start'({ body }, _by, world) {
    const endTurn = await world.importTurn();
    const id = await uploaded(world);
    const after = async () => {
      if (id !== undefined) await until(async () => !(await isAtWork(world, id)));
      endTurn();
    };
    if (id !== undefined) return { params: { id }, body, after };
    await after();
    return undefined;
  },
  /** The run is marked as if another process were at it: our own would be done before anybody could stop it. */
  async 'POST /api/admin/imports/:id/stop'(_draw, _by, world) {
    const endTurn = await world.importTurn();
    const id = await uploaded(world);
    const mark = async (state: string, seconds: number) => {
      await world.owner.query(sql`UPDATE import_run SET state = ${state}, claim = gen_random_uuid(),
        claimed_until = now() + ${seconds} * interval '1 second' WHERE id = ${id ?? 0}`);
    };
    if (id !== undefined) await mark('running', 15);
    const after = async () => {
      await mark('stopped', 0);
      endTurn();
    };
    if (id !== undefined) return { params: { id }, after };
    await after();
    return undefined;
  },
};
