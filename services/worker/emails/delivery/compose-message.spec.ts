import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { createLinkTokens } from '../../../platform/tokens/link-tokens.ts';
import type { DueMail } from './claim-mail.ts';
import { InvalidAddressError } from './classify-failure.ts';
import { composeMessage, parseSender } from './compose-message.ts';

const CONFIG = {
  mailFrom: 'Ailaan <noreply@ailaan.example>',
  publicUrl: 'https://ailaan.example',
  supportEmail: 'help@ailaan.example',
};
const SECRET = 'a secret that is long enough for these tests';
const tokens = createLinkTokens(SECRET).subscriptions;
const accounts = createLinkTokens(SECRET).accounts;
const signers = { subscriptions: tokens, accounts };
const mail: DueMail = {
  id: 1,
  subscription_id: 42,
  kind: 'daily',
  period: '2026-11-20',
  to_address: 'amina@example.pk',
  subject: '3 new tenders',
  html: '<p>Three</p>',
  text: 'Three',
  created_at: new Date('2026-11-20T02:00:05Z'),
  attempts: 1,
  obstacle: null,
  reply_to: null,
  request_ids: [],
};

async function wire(changes: Partial<DueMail> = {}): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(composeMessage({ ...mail, ...changes }, CONFIG, signers));
  return String(message);
}

describe('a mail on the wire', () => {
  it('carries the headers of a mail that a program sends and one click ends [C29]', async () => {
    const text = await wire();
    const token = tokens.sign(42);
    expect(text).toContain(`List-Unsubscribe: <https://ailaan.example/unsubscribe/${token}>\r\n`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(text).toContain('List-ID: <newsletter.ailaan.example>\r\n');
    expect(text).toContain('Reply-To: help@ailaan.example\r\n');
    expect(text).toContain('Auto-Submitted: auto-generated\r\n');
    expect(text).toContain('Message-ID: <daily.2026-11-20.42@ailaan.example>\r\n');
    expect(text).toContain('Date: Fri, 20 Nov 2026 02:00:05 +0000\r\n');
    expect(text).toContain('From: Ailaan <noreply@ailaan.example>\r\n');
    expect(text).toContain('To: amina@example.pk\r\n');
    expect(text).not.toMatch(/x-mailer|x-request-id/i);
  });

  it('about a saved notice is ended by one click for its account, without a subscription', async () => {
    const text = await wire({ subscription_id: null, kind: 'change', period: 'user-7-tender-3-v2' });
    expect(text).toContain(`List-Unsubscribe: <https://ailaan.example/notice-mails/${accounts.sign(7)}>\r\n`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(text).toContain('List-ID: <notices.ailaan.example>\r\n');
  });

  it('names the requests that it goes back to', async () => {
    const ids = ['5b1f0d0e-5b8f-4a57-9f4e-0d7b0a3b9c11', '0f5d1a5e-2c0b-4c0f-8f2e-5d3a9b7c6e10'];
    const text = await wire({ request_ids: ids });
    expect(text.replaceAll('\r\n ', ' ')).toContain(`X-Request-ID: ${ids.join(' ')}\r\n`);
  });

  it('to the support has no subscription to end, and answers go to who wrote', async () => {
    const text = await wire({
      subscription_id: null,
      kind: 'contact',
      period: 'contact-7',
      reply_to: 'ali@example.pk',
    });
    expect(text).not.toMatch(/list-unsubscribe|list-id/i);
    expect(text).toContain('Reply-To: ali@example.pk\r\n');
    expect(text).toContain('Message-ID: <contact.contact-7.support@ailaan.example>\r\n');
  });

  it('has both bodies, in the encoding that is shorter', async () => {
    const english = await wire();
    expect(english).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*Content-Type: text\/html; charset=utf-8/);
    expect(english).not.toContain('Content-Transfer-Encoding: base64');
    const urdu = await wire({ html: `<p>${'ٹینڈر نوٹس '.repeat(40)}</p>`, text: 'ٹینڈر نوٹس '.repeat(40) });
    expect(urdu.match(/Content-Transfer-Encoding: base64/g)).toHaveLength(2);
  });

  it('cannot be made to name another header or recipient [ASVS 1.3.3, 1.3.11] [C23, M2]', async () => {
    const text = await wire({ subject: 'Hello\r\nBcc: evil@example.com' });
    expect(text).not.toMatch(/^bcc:/im);
    for (const address of [
      'a@b.pk\r\nBcc: e@evil.pk',
      'a@b.pk, e@evil.pk',
      '"a b"@b.pk',
      'a@b',
      'a@b.pk;e@evil.pk',
      '',
    ]) {
      expect(() => composeMessage({ ...mail, to_address: address }, CONFIG, signers)).toThrow(InvalidAddressError);
      expect(() => composeMessage({ ...mail, reply_to: address }, CONFIG, signers)).toThrow(InvalidAddressError);
    }
  });

  it('is sent in an envelope of exactly one sender and one recipient [M2]', () => {
    expect(composeMessage(mail, CONFIG, signers).envelope).toEqual({
      from: 'noreply@ailaan.example',
      to: ['amina@example.pk'],
    });
  });
});

describe('the sender', () => {
  it.each([
    ['noreply@ailaan.example', { name: '', address: 'noreply@ailaan.example' }],
    ['Ailaan <noreply@ailaan.example>', { name: 'Ailaan', address: 'noreply@ailaan.example' }],
    ['"Ailaan, Lahore" <noreply@ailaan.example>', { name: 'Ailaan, Lahore', address: 'noreply@ailaan.example' }],
  ])('%s', (text, sender) => {
    expect(parseSender(text)).toEqual(sender);
  });
});
