/** The form without scripts, to which the switch of the plans belongs. */
export const PLAIN_FORM_ID = 'plain-form';
