import { fileURLToPath } from 'node:url';

/** Belongs in FONTCONFIG_FILE before the first letter is drawn: the machine's own settings would draw other edges. */
export const FONT_SETTINGS = fileURLToPath(new URL('fonts.conf', import.meta.url));
