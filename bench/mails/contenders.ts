import { createHash } from 'node:crypto';
import { loadMailTemplates } from '../../templates/mail-templates.ts';
import { joinBytes } from '../../tests/support/mails/join-pieces.ts';
import { SAMPLE_SITE } from '../../tests/support/mails/samples/mails.ts';
import { SAMPLE_NOW } from '../../tests/support/mails/samples/tenders.ts';
import { drawLots } from './digests.ts';

/** Draws digest number `at` and answers its HTML as UTF-8. */
export type Contender = (at: number) => Uint8Array | Promise<Uint8Array>;

export const CONTENDERS = [
  'ours',
  'compiled once',
  'naive',
  'naive, our rows',
  'naive, our rows, minified',
  'react-email',
  'memcpy',
] as const;
export type ContenderName = (typeof CONTENDERS)[number];

export const isContenderName = (name: string): name is ContenderName => CONTENDERS.some((one) => one === name);

/** Bytes of the average mail, and what all its digests are, so that it shows who draws the same. */
export interface Facts {
  readonly bytesPerMail: number;
  readonly sha256: string;
}

interface Opened {
  readonly draw: Contender;
  readonly facts: Facts;
}

const FACTS_OF = 20;

/**
 * Everybody draws the same 200 digests. Ours makes subject and text part as well and puts together what it says to
 * each reader; the others are given all data ready and make the HTML alone. Nobody loads what it does not need.
 */
export const openers: Readonly<Record<ContenderName, () => Promise<Opened>>> = {
  ours: async () => opened(await openOurs()),
  memcpy: async () => {
    const { ours, count } = { ours: await openOurs(), count: (await openDigests()).digests.length };
    const finished = await Promise.all(Array.from({ length: count }, (_, at) => ours(at)));
    return opened((at) => Buffer.from(pick(finished, at)));
  },
  'compiled once': async () => {
    const [data, { template }] = [await openData(), await openWhole()];
    return opened((at) => Buffer.from(template(pick(data, at))));
  },
  'react-email': async () => {
    const [data, { template }] = [await openData(), await openWhole()];
    const { openReactEmail } = await import('./react-email/contender.ts');
    return opened(await openReactEmail(data, (at) => template(pick(data, at))));
  },
  naive: () => openNaive(oneTextPerCard, {}),
  'naive, our rows': () => openNaive((source) => source, {}),
  'naive, our rows, minified': () =>
    openNaive((source) => source, { minify: true, minifyOptions: { minifyCss: false } }),
};

async function openNaive(write: (source: string) => string, options: object): Promise<Opened> {
  const [data, { source, compile }, { default: mjml2html }] = [
    await openData(),
    await openWhole(),
    await import('mjml'),
  ];
  const template = compile(write(source));
  return opened(async (at) => Buffer.from((await mjml2html(template(pick(data, at)), options)).html));
}

/** Cards as one writes them in MJML; ours are rows of HTML, which saves bytes and leaves MJML little to do. */
export function oneTextPerCard(source: string): string {
  const written = source
    .replaceAll(
      /<tr>\s*<td class="sheet" style="background:#fffefb;padding:([^;]*);word-break:break-word">/g,
      '</mj-raw><mj-text padding="$1">',
    )
    .replaceAll(/<\/td>\s*<\/tr>/g, '</mj-text><mj-raw>');
  if (written.match(/<mj-raw><mj-text|<\/mj-raw><mj-text/g)?.length !== 4)
    throw new Error('The source is not as expected');
  return written;
}

async function openDigests() {
  return drawLots(await loadMailTemplates(SAMPLE_SITE));
}

async function openOurs(): Promise<Contender> {
  const templates = await loadMailTemplates(SAMPLE_SITE);
  const inputs = drawLots(templates).digests.map(({ input }) => input);
  return (at) => {
    const { html } = templates.digest(pick(inputs, at));
    return joinBytes(html);
  };
}

async function openData() {
  const { wholeDigestData } = await import('../../tests/support/mails/whole-digest.ts');
  const { digests } = await openDigests();
  return digests.map(({ input, tenders }) => wholeDigestData(SAMPLE_SITE, input, tenders, SAMPLE_NOW));
}

async function openWhole() {
  const { buildWholeDigest } = await import('../../tests/support/mails/whole-digest.ts');
  return buildWholeDigest();
}

async function opened(draw: Contender): Promise<Opened> {
  const hash = createHash('sha256');
  let bytes = 0;
  for (let at = 0; at < FACTS_OF; at++) {
    const mail = await draw(at);
    bytes += mail.length;
    hash.update(mail);
  }
  return { draw, facts: { bytesPerMail: Math.round(bytes / FACTS_OF), sha256: hash.digest('hex') } };
}

function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length];
  if (item === undefined) throw new RangeError('There is nothing to draw');
  return item;
}
