import { useEffect } from 'react';
import { adoptRules } from './adopt-rules.ts';

/**
 * Stands in for the package react-style-singleton, by which the scroll lock of dialogs brings its rules: as a sheet that a
 * script made, and not as an element that would need a nonce in the page.
 */
export function styleSingleton() {
  let users = 0;
  let takeAway: (() => void) | undefined;
  const leave = () => {
    users -= 1;
    if (users > 0) return;
    takeAway?.();
    takeAway = undefined;
  };
  return function Sheet({ styles, dynamic = false }: { readonly styles: string; readonly dynamic?: boolean }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as the package does, only dynamic rules follow their text
    useEffect(() => {
      users += 1;
      takeAway ??= adoptRules(styles);
      return leave;
    }, [dynamic && styles]);
    return null;
  };
}
