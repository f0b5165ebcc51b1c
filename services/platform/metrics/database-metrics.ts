import { Gauge, type Registry } from 'prom-client';
import type { Database } from '#db/connection.ts';

/** Counts open and idle connections of the pool and the requests that wait for one. */
export function observePool(registry: Registry, db: Pick<Database, 'pool'>): void {
  new Gauge({
    name: 'ailaan_database_connections',
    help: 'Connections of the pool: open, idle, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, db.pool.totalCount);
      this.set({ state: 'idle' }, db.pool.idleCount);
      this.set({ state: 'waiting' }, db.pool.waitingCount);
    },
  });
}
