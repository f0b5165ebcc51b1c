import { text } from 'node:stream/consumers';
import { encodeImage } from '../../../services/api/modules/tenders/images/encode-image.ts';

/** Encodes the pictures of the standard input, a data URL a line, thirty times at once; says what that took at its peak. */
const urls = (await text(process.stdin)).split('\n');
const outcomes = await Promise.allSettled(
  Array.from({ length: 30 }, (_, at) => encodeImage(urls[at % urls.length] ?? '')),
);
const busy = outcomes.filter((one) => one.status === 'rejected' && (one.reason as { kind?: string }).kind === 'busy');
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ megabytes, busy: busy.length }));
