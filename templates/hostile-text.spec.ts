import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LETTER_KINDS } from '#contracts/jobs/jobs.ts';
import { forOptionalFields } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { forAllTests } from '../tests/support/for-tests.ts';
import { joinPieces } from '../tests/support/mails/join-pieces.ts';
import { SAMPLE_SITE } from '../tests/support/mails/samples/mails.ts';
import { SAMPLE_NOW } from '../tests/support/mails/samples/tenders.ts';
import { addressesOf, skeleton, textOf } from '../tests/support/mails/skeleton.ts';
import type { DigestInput, DigestTender, RenderedMail } from './mail.ts';
import { loadMailTemplates } from './mail-templates.ts';

const MEAN = [
  '{{constructor}}',
  '{{#each this}}{{__proto__}}{{/each}}',
  '</mj-text><script>alert(1)</script>',
  '</title></style></div></table><img src=x onerror=alert(1)>',
  '<mj-include path="/etc/passwd" />',
  '--><![endif]--><!--[if mso]><svg onload=alert(1)>',
  ']]><![CDATA[ <!-- htmlmin:ignore -->',
  '" onmouseover="alert(1)" x="',
  "' style='display:none",
  "@@card@@ $& $` $' $1 \\u0022",
  'javascript:alert(1)',
  '\u202e\u2067\u0000\u0092\ud800',
  '&lt;b&gt; &amp;amp; &#x3C;i&#62;',
  'ا'.repeat(10_000),
];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(...MEAN),
  fc.tuple(fc.constantFrom(...MEAN), fc.string({ maxLength: 20 })).map((parts) => parts.join('')),
);
/** Both texts are set in the same direction and neither is empty, so that both mails take the same branches. */
const FIRST = ['x', 'خ'] as const;

const templates = forAllTests(() => loadMailTemplates(SAMPLE_SITE));

type Fill = () => string;

function tender(fill: Fill): DigestTender {
  return {
    ...forOptionalFields((kind) => (kind === 'line' ? fill() : null)),
    id: 7,
    title: fill(),
    excerpt: fill(),
    organization: fill(),
    categories: [fill()],
    sectors: [fill()],
    closingDate: '2026-11-25',
    closingTime: '14:30',
  };
}

function digest(fill: Fill): DigestInput {
  return {
    kind: 'daily',
    name: fill(),
    total: 9,
    cards: [templates.card(tender(fill), SAMPLE_NOW)],
    interests: [fill(), fill()],
    sectors: [fill()],
    places: [fill()],
    listPath: `/sent/${fill()}`,
    token: fill(),
  };
}

const letterValues = (fill: Fill) => ({
  name: fill(),
  token: fill(),
  email: fill(),
  paymentReference: fill(),
  subject: fill(),
  message: fill(),
  plan: PLANS.monthly,
  expiresAt: SAMPLE_NOW,
  change: 'password' as const,
  tenders: Array.from({ length: 50 }, () => tender(fill)),
  total: 60,
  listPath: `/sent/${fill()}`,
  now: SAMPLE_NOW,
  at: SAMPLE_NOW,
});

const MAILS: Readonly<Record<string, (fill: Fill) => RenderedMail>> = {
  digest: (fill) => joinPieces(templates.digest(digest(fill))),
  closing: (fill) =>
    templates.closing({
      name: fill(),
      token: fill(),
      now: SAMPLE_NOW,
      tenders: [tender(fill), tender(fill)],
      total: 2,
    }),
  change: (fill) =>
    joinPieces(
      templates.change({
        id: 7,
        title: fill(),
        organization: fill(),
        fate: 'cancelled',
        isOver: false,
        cancelledReason: fill(),
        facts: [
          { field: 'title', before: fill(), after: fill() },
          { field: 'documentFee', before: fill(), after: fill() },
        ],
      })({ name: fill(), hasSaved: false, token: fill(), isAccount: false }),
    ),
  'account link': (fill) => templates.letter('account', { link: 'reset', token: fill(), at: SAMPLE_NOW }),
  ...Object.fromEntries(
    LETTER_KINDS.map((kind) => [kind, (fill: Fill) => templates.letter(kind, letterValues(fill))] as const),
  ),
};

describe.each(Object.entries(MAILS))('whatever people write, %s', (_name, draw) => {
  it('keeps the structure it has with "x", links nowhere else and has a subject of one line [ASVS 1.1.2, 1.2.1, 1.3.3, 1.3.5, 1.3.7] [M1]', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 20, maxLength: 20 }), fc.constantFrom(...FIRST), (texts, first) => {
        let at = 0;
        const { subject, html, text: plain } = draw(() => `${first}${texts[at++ % texts.length]}`);
        expect(skeleton(String(html))).toBe(skeleton(String(draw(() => first).html)));
        for (const address of addressesOf(String(html)))
          expect(address).toMatch(
            /^(https:\/\/ailaan\.example\.pk($|[/#])|mailto:(support|payments)@ailaan\.example\.pk)/,
          );
        expect(subject).toMatch(/^[^\p{Cc}\p{Cs}\u2028\u2029]{1,150}$/u);
        expect(`${html}${plain}`).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e]/u);
        expect(`${html}${plain}`.isWellFormed()).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a hostile title', () => {
  it.each(MEAN.slice(0, 9))('%s is read as it was written [ASVS 1.2.1] [M1]', (title) => {
    const mail = joinPieces(
      templates.digest({
        ...digest(() => 'x'),
        cards: [templates.card({ ...tender(() => 'x'), title }, SAMPLE_NOW)],
      }),
    );
    expect(textOf(String(mail.html))).toContain(title);
    expect(String(mail.text)).toContain(title);
    expect(mail.subject).toContain(title);
  });

  it('of 10,000 characters is cut', () => {
    const { html, text: plain } = templates.card({ ...tender(() => 'x'), title: 'ا'.repeat(10_000) }, SAMPLE_NOW);
    expect(textOf(String(html))).toContain(` ${'ا'.repeat(299)}… `);
    expect(plain.length).toBeLessThan(1000);
  });
});
