import { describe, expect, it } from 'vitest';
import { EMPTY, NewUserForm } from './new-user-form.ts';

const good = { username: 'sana', email: 'Sana@Example.pk', password: 'kachnar-7', confirmPassword: 'kachnar-7' };

/** Field → the first thing that is wrong with it, which is what the form shows. */
const messages = (change: Partial<typeof good>) =>
  Object.fromEntries(
    (NewUserForm.safeParse({ ...good, ...change }).error?.issues ?? [])
      .map(({ path, message }) => [path[0], message])
      .reverse(),
  );

describe('the form of a new user', () => {
  it('sends no second password', () =>
    expect(NewUserForm.parse(good)).toEqual({ username: 'sana', email: 'sana@example.pk', password: 'kachnar-7' }));

  it('wants the same password twice', () =>
    expect(messages({ confirmPassword: 'kachnar-8' })).toEqual({ confirmPassword: "Passwords don't match" }));

  it('says so although another field is wrong too', () =>
    expect(messages({ username: 'x', confirmPassword: 'kachnar-8' })).toEqual({
      username: 'Username must be at least 3 characters',
      confirmPassword: "Passwords don't match",
    }));

  it('names every field that is empty', () =>
    expect(messages(EMPTY)).toEqual({
      username: 'Username must be at least 3 characters',
      email: 'Please enter a valid email',
      password: 'Password must be at least 6 characters',
      confirmPassword: 'Password must be at least 6 characters',
    }));
});
