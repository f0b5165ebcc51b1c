import { describe, expect, it } from 'vitest';
import { newestShape } from '#contracts/events/upcast.ts';
import { newest } from '#db/event-store/golden/newest.ts';
import { MODULES } from '../../app.ts';
import { createProjector, type EventStatement } from './event-statement.ts';
import { PagePlanner } from './plan-page.ts';

const project = createProjector(MODULES);
const golden = new Map(Object.entries(newest as Record<string, object>));

/** The statement of the golden event of that type. */
function statement(type: string, streamId: string, version: number): EventStatement {
  const recordedAt = `2026-11-21 10:00:0${version}.000001+00`;
  const event = { type, streamId, version, position: version, schema: newestShape(type), recordedAt };
  const made = project({ ...event, data: structuredClone(golden.get(type)) } as never);
  if (made === undefined) throw new Error(`${type} writes nothing`);
  return made;
}

function plan(...events: [type: string, stream: string][]): string[][] {
  const planner = new PagePlanner();
  for (const [index, [type, stream]] of events.entries()) planner.add(statement(type, stream, index + 1));
  return planner
    .take()
    .map((batch) => batch.statements.map(({ event }) => `${event.version} since ${event.recordedAt.slice(18, 19)}`));
}

const CREATED: [string, string] = ['CategoryCreated', 'category-1'];
const UPDATED: [string, string] = ['CategoryUpdated', 'category-1'];

describe('events of one stream on one page', () => {
  it('become one where the later sets the whole row: its values, with the moment in which the row began', () => {
    expect(plan(CREATED, UPDATED, UPDATED)).toEqual([['3 since 1']]);
  });

  it('of different streams stand beside one another', () => {
    expect(plan(CREATED, ['CategoryCreated', 'category-2'], UPDATED)).toEqual([['3 since 1', '2 since 2']]);
  });

  it('stay apart when the row went between them', () => {
    const removed: [string, string] = ['CategoryRemoved', 'category-1'];
    expect(plan(CREATED, UPDATED, removed, CREATED, UPDATED)).toEqual([['2 since 1'], ['3 since 3'], ['5 since 4']]);
  });

  it('stay apart when another kind could have read the row between them', () => {
    const office: [string, string] = ['OrganizationCreated', 'organization-1']; // its text is that of a later change
    expect(plan(office, office)).toEqual([['2 since 1']]);
    expect(plan(office, ['TenderPublished', 'tender-1'], office)).toEqual([
      ['1 since 1'],
      ['2 since 2'],
      ['3 since 3'],
    ]);
  });

  it('stay apart when the later one sets a part of the row', () => {
    const account: [string, string] = ['UserRegistered', 'user-1'];
    expect(plan(account, ['AdminGranted', 'user-1'], ['AdminGranted', 'user-1'])).toHaveLength(3);
  });

  it('the next page begins empty', () => {
    const planner = new PagePlanner();
    planner.add(statement(...CREATED, 1));
    planner.take();
    planner.add(statement(...UPDATED, 2));
    expect(planner.size).toBe(1);
    expect(planner.take()).toEqual([
      { statements: [expect.objectContaining({ event: expect.objectContaining({ version: 2 }) })] },
    ]);
  });
});
