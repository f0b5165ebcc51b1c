import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { CONNECTIONS, everywhereIn, type OpenContender } from './contender.ts';
import { meta, notice } from './notice.ts';

const name = 'raw';
const text = `INSERT INTO bench.raw (stream_id, version, event_id, type, schema, data, meta)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

/** The least a log could do: one prepared INSERT through a pool into a table that has only its primary key. */
export const openRaw: OpenContender = async (url) => {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  let count = 0;
  return {
    append: () => {
      const data = JSON.stringify({ notice });
      const values = [`raw-${++count}`, 1, randomUUID(), 'NoticePosted', 1, data, JSON.stringify(meta)];
      return pool.query({ name, text, values });
    },
    everywhere: (statement) => everywhereIn(pool, statement),
  };
};
