import { expect, test } from 'vitest';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import type { Actor } from '../http.ts';

/** A call with what is sent, and the status that a visitor, a user and an administrator get. */
export type RoleRow = [Endpoint, input: object, visitor: number, user: number, admin: number];

interface People {
  readonly guest: Actor;
  readonly plain: Actor;
  readonly chief: Actor;
}

/** Each call of a module by each role; the table has to name them all. `people` is asked once they are there. */
export function testRoles(endpoints: Readonly<Record<string, Endpoint>>, table: RoleRow[], people: () => People): void {
  test('the table names every call of the module', () => {
    expect(new Set(table.map(([endpoint]) => endpoint))).toEqual(new Set(Object.values(endpoints)));
  });

  test.each(table)('$method $path', async (endpoint, input, visitor, user, admin) => {
    const { guest, plain, chief } = people();
    const answers = [];
    for (const actor of [guest, plain, chief]) answers.push((await actor.send(endpoint, input)).status);
    expect(answers).toEqual([visitor, user, admin]);
  });
}
