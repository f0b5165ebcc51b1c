import { text } from 'node:stream/consumers';
import { encodeImage } from '../../../services/api/modules/tenders/images/encode-image.ts';

/** Encodes the picture of the standard input, a data URL, thirty times at once; says what that took at its peak. */
const url = await text(process.stdin);
const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => encodeImage(url)));
const busy = outcomes.filter((one) => one.status === 'rejected' && (one.reason as { kind?: string }).kind === 'busy');
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ megabytes, busy: busy.length }));
