import type { createElement, ReactNode } from 'react';
import { createDigest, type DigestData, type Parts } from './digest.ts';
import { visibleWords } from './visible-words.ts';

const load = <T>(specifier: string): Promise<T> => import(specifier);

/**
 * Draws digests by react-email, as in production. `mailOf` gives the same digest as another contender draws it.
 * @throws Error when the two do not say the same in the same order (but for the preview, which react-email cuts)
 */
export async function openReactEmail(data: readonly DigestData[], mailOf: (at: number) => string) {
  process.env.NODE_ENV = 'production'; // React draws far slower while it looks for mistakes
  const { default: react } = await load<{ default: { createElement: typeof createElement } }>('react');
  const { render } = await load<{ render(node: ReactNode): Promise<string> }>('@react-email/render');
  const digest = createDigest(react.createElement, await load<Parts>('@react-email/components'));
  const draw = (at: number) => {
    const one = data[at % data.length];
    if (one === undefined) throw new RangeError('There is nothing to draw');
    return render(digest(one));
  };
  for (const at of [0, 1]) {
    const [ours, theirs] = [visibleWords(mailOf(at)), visibleWords(await draw(at))];
    if (ours !== theirs) throw new Error(`react-email says something else than ours in digest ${at}`);
  }
  return async (at: number) => Buffer.from(await draw(at));
}
