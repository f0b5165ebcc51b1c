import type { ReactNode } from 'react';

export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-line border-t pt-5 first:border-0 first:pt-0">
      <h3 className="mb-3 font-display font-semibold text-lg">{title}</h3>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}
