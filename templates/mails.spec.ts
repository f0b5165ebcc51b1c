import { describe, expect, it } from 'vitest';
import { BANK_ACCOUNTS } from '#contracts/vocabulary/banks.ts';
import { ACCOUNT_CHANGES, ACCOUNT_LINKS } from '#contracts/vocabulary/people.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import { forAllTests } from '../tests/support/for-tests.ts';
import { drawSample, SAMPLE_MAILS, SAMPLE_SITE } from '../tests/support/mails/samples/mails.ts';
import { SAMPLE_NOW, SAMPLE_TENDERS } from '../tests/support/mails/samples/tenders.ts';
import { addressesOf, skeleton, textOf } from '../tests/support/mails/skeleton.ts';
import { loadMailTemplates } from './mail-templates.ts';
import { loadCompiled } from './render/compiled.ts';
import { formatKarachiTime } from './render/text/dates.ts';

const TOKEN = '1.2s.Zt3hQ9xT0dYb1mVw8uKcEg';
const UNSUBSCRIBE = `https://ailaan.example.pk/unsubscribe/${TOKEN}`;

const NAMES = Object.keys(SAMPLE_MAILS);

const templates = forAllTests(() => loadMailTemplates(SAMPLE_SITE));
const drawn = (name: string) => drawSample(templates, name);

describe.each(NAMES)('%s', (name) => {
  it('has one short line as its subject', () => {
    const { subject } = drawn(name);
    expect(subject).toMatch(/^\P{Cc}{5,150}$/u);
  });

  it('says in its text where a link leads without a full stop in between', () =>
    expect(drawn(name).text).not.toMatch(/[.!?]:/));

  it('ends no shortened line amid its dots', () => expect(drawn(name).html).not.toMatch(/·\s*…/));

  it('loads nothing and links only to the site and to us', () => {
    const { html } = drawn(name);
    for (const address of addressesOf(html))
      expect(address).toMatch(/^(https:\/\/ailaan\.example\.pk($|\/)|mailto:(support|payments)@ailaan\.example\.pk)/);
    expect(html).not.toMatch(/url\(|@import|<(img|link|script)\b/);
  });

  it('is below 100 kB and has nothing left to fill in', () => {
    const { html, text, subject } = drawn(name);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    const known = `${text}${html}${subject}`.replaceAll(/\{\{(constructor|unsubscribeUrl|\/each)\}\}/g, '');
    expect(known).not.toMatch(/\{\{|\}\}\}|@@|\bundefined\b|\bNaN\b|\[object/);
  });
});

it('leads who has to pay to a page that knows what was agreed', () => {
  const [address] = addressesOf(drawn('confirmation').html).filter((one) => one.includes('/payment-info'));
  expect(address).toMatch(/[?&](amp;)?price=\d+&/);
});

describe.each(NAMES.filter((name) => name !== 'weekly-long'))('%s', (name) => {
  it('has the structure that was looked at', async () => {
    await expect(`${skeleton(drawn(name).html)}\n`).toMatchFileSnapshot(`skeletons/${name}.txt`);
  });
});

describe.each(NAMES.filter((name) => !/^(contact|account|change|closing)/.test(name)))('%s', (name) => {
  it('can be left at its top and at its end, in both parts', () => {
    const { html, text } = drawn(name);
    const links = addressesOf(html);
    expect(links.slice(0, 2)).toEqual([`${UNSUBSCRIBE}#preferences`, UNSUBSCRIBE]);
    expect(links.slice(-3)).toEqual([`${UNSUBSCRIBE}#preferences`, UNSUBSCRIBE, 'mailto:support@ailaan.example.pk']);
    expect(text.split(UNSUBSCRIBE).length - 1).toBeGreaterThanOrEqual(2);
    expect(text.indexOf(UNSUBSCRIBE)).toBeLessThan(100);
  });
});

describe('how to pay', () => {
  it.each(['confirmation', 'ending', 'expired'])('is said whole in %s, in both parts', (name) => {
    const { html, text } = drawn(name);
    const [plan, price] = name === 'confirmation' ? ['Monthly Plan', 'PKR 2,500'] : ['Annual Plan', 'PKR 25,000'];
    const facts = BANK_ACCOUNTS.flatMap(({ bank, accountTitle, accountNumber, branchCode, iban }) => [
      bank,
      accountTitle,
      accountNumber,
      branchCode,
      iban,
    ]);
    for (const part of [textOf(html), text]) {
      for (const fact of [...facts, price, 'AL-7K3Q9F', 'amina@khan-builders.example.pk', 'full name or company name'])
        expect(part).toContain(fact);
      expect(part).toContain(`${plan} Subscription`);
      expect(part).toContain('payments@ailaan.example.pk');
    }
    expect(addressesOf(html)).toContain('mailto:payments@ailaan.example.pk?subject=Receipt%20AL-7K3Q9F');
  });
});

it('the payment instructions say that they are the first mail, and why it came, because nobody has proved the address', () => {
  const { html, text } = drawn('confirmation');
  for (const part of [textOf(html), text]) {
    expect(part.replace(/\s+/g, ' ')).toContain(
      'This is the first mail of this subscription: somebody entered amina@khan-builders.example.pk at Ailaan on 21 Nov 2026, ',
    );
    expect(part.replace(/\s+/g, ' ')).toContain(
      'If it was not you, do nothing: nothing is owed, and without a payment no other mail of it comes.',
    );
  }
});

it('a payment that is recorded after its term promises no mails', () => {
  const { html, text } = drawn('activation-late');
  for (const part of [textOf(html), text]) {
    expect(part.replace(/\s+/g, ' ')).toContain('ended on 28 Sep 2026, so no tenders are mailed to you now.');
    expect(part).not.toContain('rom now on');
  }
});

describe('subjects', () => {
  it.each([
    ['confirmation', 'Complete your Ailaan subscription: payment reference AL-7K3Q9F'],
    ['activation', 'Your Ailaan subscription is active until 28 Nov 2026'],
    ['ending', 'Your Ailaan subscription ends on 28 Nov 2026'],
    ['activation-open', 'Your Ailaan subscription is active until 28 Nov 2026: 73 open tenders new to you'],
    ['activation-late', 'Your Ailaan payment has arrived'],
    ['expired', 'Your Ailaan subscription is over: 28 Nov 2026'],
    ['contact', 'Contact: A tender is missing'],
    ['account', 'Ailaan: your password was changed'],
    ['account-link', 'Ailaan: choose a new password'],
    ['daily', `9 new tenders today: ${SAMPLE_TENDERS[0]?.title}`],
    ['weekly-long', `73 new tenders this week: ${SAMPLE_TENDERS[0]?.title}`],
    ['immediate', `New tender: ${SAMPLE_TENDERS[5]?.title}`],
    ['demand', `5 new tenders for you: ${SAMPLE_TENDERS[2]?.title}`],
  ])('of %s', (name, subject) => expect(drawn(name).subject).toBe(subject));

  it('stay one line of 150 characters whatever is in them', () => {
    const subject = `Help\r\nBcc: all@example.pk ${'x'.repeat(300)}`;
    const mail = templates.letter('contact', {
      name: 'a',
      email: 'a@b.pk',
      subject,
      message: 'A message of some length',
    });
    expect(mail.subject).toMatch(/^Contact: Help Bcc: all@example\.pk x+…$/);
    expect(mail.subject.length).toBeLessThanOrEqual(150);
  });
});

it('the contact mail says the address to answer as text, and keeps the breaks of the message', () => {
  const { html, text } = drawn('contact');
  expect(addressesOf(html)).toEqual(['https://ailaan.example.pk']);
  expect(textOf(html)).toContain('Answer to bilal@example.pk');
  expect(html).toContain('here.\n\n1. Is it still to come?\n2. May I');
  expect(text).toContain('here.\n\n1. Is it still to come?\n2. May I');
});

describe('what tells of a changed account', () => {
  it.each(['account', 'account-email'])(
    '%s says when, what to do if it was somebody else, and asks for nothing [ASVS 6.3.7] [A1]',
    (name) => {
      const { html, text } = drawn(name);
      for (const part of [textOf(html), text]) {
        expect(part).toContain(formatKarachiTime(SAMPLE_NOW));
        expect(part).toContain('If it was not you');
        expect(part).toContain('support@ailaan.example.pk');
        expect(part).toContain('never ask for your password');
      }
      expect(new Set(addressesOf(html))).toEqual(
        new Set(['https://ailaan.example.pk', 'mailto:support@ailaan.example.pk']),
      );
    },
  );

  it('says nothing of the person to an address that may be a stranger’s', () => {
    for (const link of ACCOUNT_LINKS) {
      const input = { link, token: 'y'.repeat(43), at: SAMPLE_NOW, name: 'Amina Khan' };
      const { html, text } = templates.letter('account', input);
      expect(`${html}${text}`).not.toContain('Amina');
      for (const part of [textOf(String(html)), String(text)]) expect(part).toMatch(/works once, within/);
      expect(`${html}`).toMatch(new RegExp(`href="https://ailaan.example.pk/[a-z-]+#${'y'.repeat(43)}"`));
      expect(`${text}`).toContain(`#${'y'.repeat(43)}`);
    }
    expect(drawn('account').text).toContain('Hello Amina Khan,');
  });

  it.each(ACCOUNT_CHANGES)('has words of its own for %s', (change) => {
    const { subject, text } = templates.letter('account', { change, name: 'A', at: SAMPLE_NOW });
    const others = ACCOUNT_CHANGES.filter((other) => other !== change);
    for (const other of others)
      expect(templates.letter('account', { change: other, name: 'A', at: SAMPLE_NOW }).subject).not.toBe(subject);
    expect(String(text)).not.toMatch(/undefined|\{\{/);
  });
});

it('the first mail lists what is open now, and stays below 100 kB with fifty of the longest', () => {
  const { html, text } = drawn('activation-open');
  for (const part of [textOf(html), text]) {
    expect(part).toContain('73 open tenders match your choices and are new to you');
    expect(part).toContain('Construction of a two-span bridge over the Swan river');
  }
  expect(addressesOf(html)).toContain('https://ailaan.example.pk/sent/1.2s.sample/activation.payment-9');
  for (const part of [html, text]) expect(String(part)).toContain(`https://ailaan.example.pk/not-for-me/${TOKEN}/4101`);
  expect(drawn('activation').text).not.toContain('new to you');
  const [sample] = SAMPLE_TENDERS;
  if (sample === undefined) throw new Error('There are no samples');
  const long = { ...sample, title: '"'.repeat(300), organization: '"'.repeat(300) };
  const input = {
    name: 'A',
    token: TOKEN,
    plan: PLANS.monthly,
    expiresAt: new Date(SAMPLE_NOW.getTime() + 1),
    receiptToken: 'r',
    now: SAMPLE_NOW,
  };
  const most = { ...input, tenders: Array.from({ length: 50 }, () => long), total: 2000, listPath: '/sent/x/y' };
  expect(Buffer.byteLength(templates.letter('activation', most).html)).toBeLessThan(100_000);
});

it('a value that is missing is an error, not a gap', async () => {
  const { draw } = await loadCompiled();
  expect(() => draw('ending.text')({ siteName: 'Ailaan' })).toThrow('"unsubscribeUrl" not defined');
  expect(() => draw('ending.nothing')).toThrow('The mail templates lack ending.nothing; run: node templates/build.ts');
});

it('templates that were not built say how to build them', () =>
  expect(loadCompiled(new URL('./dist/nowhere.js', import.meta.url))).rejects.toThrow('run: node templates/build.ts'));
