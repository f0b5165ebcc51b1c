import * as runtime from 'handlebars/runtime.js';
import { safeUrl } from './text/safe-url.ts';

/** One template of dist/templates.js; throws when a value that it names is missing. */
export type Draw = (data: object) => string;

export interface Compiled {
  /** `digest.card.html`, `ending.subject` … Throws when the build has made no such template. */
  draw(name: string): Draw;
}

/** Our part of handlebars/runtime, whose own types cover only the whole package. */
interface Runtime {
  create(): { template(spec: Spec): Draw; registerHelper(name: string, helper: (value: string) => string): void };
  readonly escapeExpression: (text: string) => string;
}

const { default: handlebars } = runtime as unknown as { readonly default: Runtime };

export const escapeHtml = handlebars.escapeExpression;

/** Output of the Handlebars compiler; opaque. */
type Spec = object;

/** Loads the output of `node templates/build.ts`. */
export async function loadCompiled(file: URL = new URL('../dist/templates.js', import.meta.url)): Promise<Compiled> {
  const { compiled } = await importBuilt(file.href);
  const own = handlebars.create();
  own.registerHelper('safeUrl', safeUrl);
  return {
    draw: (name) => {
      const spec = compiled[name];
      if (spec === undefined) throw new Error(`The mail templates lack ${name}; run: node templates/build.ts`);
      return own.template(spec);
    },
  };
}

async function importBuilt(href: string): Promise<{ compiled: Readonly<Record<string, Spec>> }> {
  try {
    return await import(href);
  } catch (cause) {
    throw new Error('The mail templates are not built; run: node templates/build.ts', { cause });
  }
}
