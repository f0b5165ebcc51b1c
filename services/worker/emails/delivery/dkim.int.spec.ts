import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '#db/start-error.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { SmtpSink } from '../../../../tests/support/mails/smtp-sink.ts';
import { verifyDkim } from '../../../../tests/support/mails/verify-dkim.ts';
import { Outbox } from '../../../../tests/support/worker/outbox.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const named = { domain: 'ailaan.example', selector: 'mail' };

const outbox = forAllTests(() => Outbox.open());
const sink = forAllTests(() => SmtpSink.start());
beforeAll(async () => {
  await outbox.subscribe(1);
  await outbox.put([
    { html: `<p>${'پانی کی فراہمی '.repeat(60)}</p>`, text: 'پانی کی فراہمی', subject: '3 new tenders in لاہور' },
    { subscriptionId: 1, kind: 'weekly', period: '2026-W47', to: 's1@example.pk', html: '<p>  two  spaces </p>\n\n\n' },
  ]);
  await outbox.delivery(sink.url, { dkim: { ...named, privateKey: pem } }).wake();
});

describe('a signed mail', () => {
  it('verifies, and covers both headers of the one click', () => {
    expect(sink.received).toHaveLength(2);
    for (const { raw } of sink.received) {
      const { valid, signed } = verifyDkim(raw, publicKey);
      expect(valid).toBe(true);
      expect(signed).toEqual(
        expect.arrayContaining([
          'from',
          'to',
          'subject',
          'date',
          'message-id',
          'list-unsubscribe',
          'list-unsubscribe-post',
        ]),
      );
      expect(raw).toMatch(/^DKIM-Signature:[^;]*; a=rsa-sha256;[\s\S]*?d=ailaan\.example;[\s\S]*?s=mail;/m);
    }
  });

  it.each([
    ['where the one click leads', /https:\/\/ailaan\.example\/unsubscribe/, 'https://evil.example/unsubscribe'],
    ['that one click is enough', /List-Unsubscribe=One-Click/, 'List-Unsubscribe=Two-Click'],
    ['who sent it', /From: Ailaan/, 'From: Ailean'],
  ])('does not verify when somebody changed %s', (_, from, to) => {
    const tampered = (sink.received[0]?.raw ?? '').replace(from, to);
    expect(tampered).toContain(to);
    expect(verifyDkim(tampered, publicKey).valid).toBe(false);
  });
});

describe('the key', () => {
  it('that cannot be used stops the start, instead of mails going out unsigned', () => {
    const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    });
    for (const privateKey of ['nonsense', elliptic.toString()]) {
      const dkim = { ...named, privateKey };
      expect(() => outbox.delivery(sink.url, { dkim })).toThrow(StartError);
    }
  });
});
