import { describe, expect, it } from 'vitest';
import { isNewEmail, profileBody, profileValues } from './profile-values.ts';

const user = {
  id: 7,
  username: 'amina',
  email: 'amina@firm.pk',
  fullName: null,
  businessType: null,
  isAdmin: false,
};
const values = { ...profileValues(user), fullName: 'Amina', currentPassword: 'typed before' };

describe('the profile form', () => {
  it('begins with what is known, and nothing where nothing is', () =>
    expect(profileValues(user)).toEqual({
      username: 'amina',
      email: 'amina@firm.pk',
      fullName: '',
      businessType: '',
      currentPassword: '',
    }));

  it('sends the password with a new address', () =>
    expect(profileBody(user)({ ...values, email: 'new@firm.pk' })).toMatchObject({ currentPassword: 'typed before' }));

  it.each(['amina@firm.pk', ' AMINA@firm.pk '])('sends none while the address is %j', (email) => {
    expect(isNewEmail(email, user)).toBe(false);
    expect(profileBody(user)({ ...values, email })).not.toHaveProperty('currentPassword');
  });
});
