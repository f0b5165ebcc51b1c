import type { AccountChange } from '#contracts/vocabulary/people.ts';

interface Words {
  readonly heading: string;
  readonly said: string;
}

const OTHERS_OUT = 'All other devices were signed out.';

/** Words of the letter about an account, by the change. */
export const ACCOUNT_WORDS: Readonly<Record<AccountChange, Words>> = {
  username: {
    heading: 'Your username was changed',
    said: 'The username of your account is another one now. You sign in with the new one, or with your email address.',
  },
  email: {
    heading: 'Your email address was changed',
    said: `Your account has another email address now, and this is the last mail about it that comes here. ${OTHERS_OUT}`,
  },
  'new-email': {
    heading: 'This address belongs to an account now',
    said: 'Somebody has entered this address as the email address of an account.',
  },
  password: {
    heading: 'Your password was changed',
    said: `Your account has a new password. ${OTHERS_OUT}`,
  },
  'factor-on': {
    heading: 'Your second factor is on',
    said: `From now on signing in takes a code of your authenticator app. ${OTHERS_OUT}`,
  },
  'factor-off': {
    heading: 'Your second factor was turned off',
    said: `From now on your password alone is enough to sign in. ${OTHERS_OUT}`,
  },
  'factor-reset': {
    heading: 'Your second factor was reset',
    said: 'The Super Admin has removed the second factor of your account. Your password alone is enough to sign in until you set up a new one, and all devices were signed out.',
  },
};

/** Advice in case it was not the person. A stranger's address gets no advice that only the owner can follow. */
export const notYou = (change: AccountChange): string =>
  change === 'new-email'
    ? 'it is a mistake of typing or somebody used your address. Write to us from it, and we take it out of the account. Nobody gets into your mailbox by this.'
    : 'write to us at once from this address and say when this mail came. We shut out whoever is in the account and give it back to you. If you can still sign in, change your password now: that signs out everybody else.';
