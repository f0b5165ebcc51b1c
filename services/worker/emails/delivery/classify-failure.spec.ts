import { describe, expect, it } from 'vitest';
import { classifyFailure, InvalidAddressError } from './classify-failure.ts';

const failure = (fields: object) => Object.assign(new Error('Something happened'), fields);

describe('what a failure of delivery means', () => {
  it.each([
    ['an unknown recipient', { responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' }, 'refused'],
    ['a message refused for its content', { responseCode: 554, command: 'DATA', code: 'EMESSAGE' }, 'refused'],
    ['a mailbox that is full for now', { responseCode: 452, command: 'RCPT TO', code: 'EENVELOPE' }, 'later'],
    ['greylisting', { responseCode: 450, command: 'RCPT TO', code: 'EENVELOPE' }, 'later'],
    ['a hiccup after the message', { responseCode: 451, command: 'DATA', code: 'EMESSAGE' }, 'later'],
    ['a session gone wrong', { responseCode: 503, command: 'RCPT TO', code: 'EENVELOPE' }, 'later'],
    ['a server that closes', { responseCode: 421, command: 'RCPT TO', code: 'EENVELOPE' }, 'server'],
    ['a wrong password', { responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' }, 'server'],
    ['a sender that may not send', { responseCode: 553, command: 'MAIL FROM', code: 'EENVELOPE' }, 'server'],
    ['a greeting that refuses', { responseCode: 554, command: 'CONN', code: 'EPROTOCOL' }, 'server'],
    ['nobody there', { code: 'ESOCKET', command: 'CONN' }, 'server'],
    ['silence', { code: 'ETIMEDOUT', command: 'DATA' }, 'server'],
    ['a recipient that nodemailer will not send to', { code: 'EENVELOPE', command: 'API' }, 'refused'],
  ] as const)('%s', (_, fields, kind) => {
    expect(classifyFailure(failure(fields)).kind).toBe(kind);
  });

  it("keeps the server's words, on one line and not too many", () => {
    const { reason } = classifyFailure(
      failure({ responseCode: 550, command: 'RCPT TO', response: '550-5.1.1 no such\r\n550 user\u0007 here' }),
    );
    expect(reason).toBe('550-5.1.1 no such 550 user here');
    expect(classifyFailure(failure({ response: 'x'.repeat(1000) })).reason).toHaveLength(300);
    expect(classifyFailure(undefined).reason).toBe('Unknown failure');
  });

  it('an address that breaks the grammar is refused here', () => {
    expect(classifyFailure(new InvalidAddressError('No.'))).toEqual({ kind: 'refused', reason: 'No.' });
  });
});
