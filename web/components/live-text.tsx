import { useEffect, useState } from 'react';

/** Says a text to screen readers once it has been the same for half a second; nothing at the first drawing. */
export function LiveText({ text }: { readonly text: string }) {
  const [spoken, setSpoken] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    if (text === first && spoken === '') return;
    const timer = setTimeout(() => setSpoken(text), 500);
    return () => clearTimeout(timer);
  }, [text, first, spoken]);
  return (
    <div role="status" className="sr-only">
      {spoken}
    </div>
  );
}
