import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

async function answer(given: { publicUrl: string; dev: boolean; hstsSubdomains?: boolean }, path = '/') {
  const config = { hstsSubdomains: false, ...given };
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders(config));
  app.get('/', (_req, res) => {
    res.send(String(res.locals.nonce));
  });
  app.get('/broken', () => {
    throw new Error('broken');
  });
  const server = app.listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { headers: response.headers, nonce: await response.text() };
  } finally {
    server.close();
  }
}

const secure = { publicUrl: 'https://tenders.example.pk', dev: false };

test('scripts and styles run only from here or with the nonce of this answer [ASVS 3.4.3] [X9]', async () => {
  const first = await answer(secure);
  const second = await answer(secure);
  const policy = first.headers.get('content-security-policy');
  expect(policy?.replaceAll(first.nonce, 'N').split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce-N'",
    "style-src 'self' 'nonce-N'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]);
  expect(first.nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(second.nonce).not.toBe(first.nonce);
});

test.each(['/', '/broken', '/missing'])(
  '%s carries the whole set [ASVS 3.4.1, 3.4.4, 3.4.5, 3.4.6, 3.4.8, 3.5.8] [X10, X19]',
  async (path) => {
    const { headers } = await answer(secure, path);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

test('subdomains are bound to https only when the operator says so', async () => {
  const { headers } = await answer({ ...secure, hstsSubdomains: true });
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

test('over plain http nothing promises or demands https', async () => {
  const { headers } = await answer({ publicUrl: 'http://localhost:3000', dev: false });
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test('only the development server may run inline code [ASVS 13.4.2]', async () => {
  const { headers } = await answer({ publicUrl: 'http://localhost:3000', dev: true });
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-inline'");
  expect(headers.get('content-security-policy')).not.toContain('nonce-');
});
