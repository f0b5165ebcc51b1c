const LINK_TOKEN = /(\/(?:confirm-address|reset-password)#)[\w-]{43}/g;

/**
 * A mail without the tokens of its links. They are for the mailbox alone: an open session must not confirm its own
 * address by them, and an administrator not take over an account.
 */
export const hideLinks = (mail: string): string => mail.replace(LINK_TOKEN, '$1(hidden)');
