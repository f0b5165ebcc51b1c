import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void, level = 'info'): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLogger('api', level, { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('writes one JSON object a line, whatever the text holds [ASVS 16.2.4, 16.4.1] [X17]', () => {
  const [line, ...more] = logged((logger) => logger.info({ name: 'a\n{"level":"fatal"}' }, 'two\nlines'));
  expect(line).toMatchObject({ level: 'info', service: 'api', msg: 'two\nlines', name: 'a\n{"level":"fatal"}' });
  expect(Number.isNaN(Date.parse(String(line?.time)))).toBe(false);
  expect(more).toEqual([]);
});

it('keeps below its level silent', () => {
  expect(logged((logger) => logger.info('unheard'), 'warn')).toEqual([]);
});

it('censors secrets and personal data at the top and two levels down [ASVS 14.2.4, 16.2.5] [X17]', () => {
  const secrets = { password: 'x1', email: 'x2', token: 'x3', cookie: 'x4', authorization: 'x5', 'set-cookie': 'x6' };
  const [line] = logged((logger) =>
    logger.info({ ...secrets, body: { ...secrets }, req: { headers: { ...secrets } } }),
  );
  expect(JSON.stringify(line)).not.toMatch(/x[1-6]/);
  expect(line).toMatchObject({ password: '[redacted]', req: { headers: { 'set-cookie': '[redacted]' } } });
});

it('tells of an error what helps to find it, without the row that Postgres quotes [ASVS 16.2.5]', () => {
  const error = Object.assign(new Error('duplicate key', { cause: new Error('below') }), {
    code: '23505',
    constraint: 'user_email_key',
    detail: 'Key (email)=(someone@example.pk) already exists.',
  });
  const [line] = logged((logger) => logger.error({ err: error }));
  expect(line).toMatchObject({
    err: { message: 'duplicate key', code: '23505', constraint: 'user_email_key', cause: { message: 'below' } },
  });
  expect(JSON.stringify(line)).not.toContain('someone');
  expect(line).toHaveProperty('err.stack', expect.stringContaining('logger.spec.ts'));
});
