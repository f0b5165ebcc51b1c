import { useEffect } from 'react';

/**
 * Stands in for the package react-style-singleton, by which the scroll lock of dialogs brings its rules: as a sheet that a
 * script made, which the content security policy allows, and not as an element that would need a nonce in the page.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  const leave = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = undefined;
  };
  return function Sheet({ styles, dynamic = false }: { readonly styles: string; readonly dynamic?: boolean }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as the package does, only dynamic rules follow their text
    useEffect(() => {
      users += 1;
      if (sheet === undefined) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      return leave;
    }, [dynamic && styles]);
    return null;
  };
}
