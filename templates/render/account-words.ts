import type { AccountChange, AccountLink } from '#contracts/vocabulary/people.ts';

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

/** Advice in case it was not the person. */
export const CHANGE_NOT_YOURS =
  'write to us at once from this address and say when this mail came. We shut out whoever is in the account and give it back to you. If you can still sign in, change your password now: that signs out everybody else.';

interface LinkWords extends Words {
  readonly button: string;
  readonly lasts: string;
  /** Path of the page that the link opens. */
  readonly page: string;
  readonly notYours: string;
}

const MISTAKE =
  'it is a mistake of typing or somebody used your address. Leave the link alone: nothing changes, and we write to you of this account no more unless it is asked for again.';

/** Words of the letter with a link. Its reader may be a stranger to the account, and is told nothing of it. */
export const LINK_WORDS: Readonly<Record<AccountLink, LinkWords>> = {
  'sign-up': {
    heading: 'Confirm your email address',
    said: 'An account was made with this address. Confirm that it is yours: then the account can be recovered by it and is told here when its sign-in changes.',
    button: 'Confirm this address',
    lasts: 'The link works once, within 24 hours.',
    page: '/confirm-address',
    notYours: MISTAKE,
  },
  'new-email': {
    heading: 'Confirm your new email address',
    said: 'This address was entered as the new email address of an account. It takes effect when you confirm it; until then the account keeps its former address.',
    button: 'Confirm the new address',
    lasts: 'The link works once, within 24 hours.',
    page: '/confirm-address',
    notYours: MISTAKE,
  },
  reset: {
    heading: 'Choose a new password',
    said: 'A new password was asked for, for the account with this address. The present one stays until you choose another.',
    button: 'Choose a new password',
    lasts: 'The link works once, within 30 minutes. It signs out all devices.',
    page: '/reset-password',
    notYours: 'leave the link alone: your password stays as it is. Nobody can use the link without your mailbox.',
  },
};
