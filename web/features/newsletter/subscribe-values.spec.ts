import { describe, expect, it } from 'vitest';
import { NewsletterBody } from '#contracts/api/newsletter.ts';
import { emptyValues, type SubscribeValues, toBody } from './subscribe-values.ts';

const good: SubscribeValues = {
  ...emptyValues(null),
  fullName: 'Hina Khan',
  email: 'hina@firm.pk',
  businessType: 'Supplier',
  interestAreas: ['Energy'],
};

/** Field → the first thing that is wrong with it, which is what the form shows. */
const messages = (values: SubscribeValues) =>
  Object.fromEntries(
    (NewsletterBody.safeParse(toBody(values, 'monthly')).error?.issues ?? [])
      .map(({ path, message }) => [path[0], message])
      .reverse(),
  );

describe('the form that subscribes', () => {
  it('sends categories and cities empty, and the plan', () =>
    expect(NewsletterBody.parse(toBody(good, 'yearly'))).toEqual({
      ...good,
      categories: [],
      words: '',
      cities: [],
      plan: 'yearly',
    }));

  it('names every field that is empty', () =>
    expect(messages(emptyValues(null))).toEqual({
      fullName: 'Full name is required',
      email: 'Please enter a valid email address',
      businessType: 'Please select your business type',
      interestAreas: 'Select at least one area of interest',
    }));

  it.each(['a@b.pk, c@d.pk', 'a@b.pk\r\nBcc: c@d.pk', 'a b@c.pk', 'a@b'])('refuses the address %j', (email) =>
    expect(messages({ ...good, email })).toEqual({ email: 'Please enter a valid email address' }),
  );

  it('begins with the name and address of who is signed in', () => {
    const user = { fullName: 'Sana', email: 'sana@firm.pk' } as Parameters<typeof emptyValues>[0];
    expect(emptyValues(user)).toMatchObject({ fullName: 'Sana', email: 'sana@firm.pk', emailFrequency: 'daily' });
  });
});
