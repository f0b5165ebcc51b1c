import { readFileSync } from 'node:fs';

interface Assets {
  /** CSS to inline; '' in development, where the client entry brings it. */
  readonly style: string;
  readonly preloads: readonly string[];
  readonly modules: readonly string[];
  /** Scripts that must run before the modules. */
  readonly inlineModules: readonly string[];
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const ENTRY = 'app/entry-client.tsx';

/** React's refresh runtime must be in place before any component is defined. */
const DEVELOPMENT: Assets = {
  style: '',
  preloads: [],
  inlineModules: [
    `import{injectIntoGlobalHook as h}from"/@react-refresh";h(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;`,
  ],
  modules: ['/@vite/client', `/${ENTRY}`],
};

/** Files of a page according to the client build's manifest. They are cached, because a build does not change. */
export const assetsOf: (source: string) => Assets = import.meta.env.DEV ? () => DEVELOPMENT : readBuild();

function readBuild(): (source: string) => Assets {
  const client = new URL('../client/', import.meta.url);
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Manifest;
  const style = readFileSync(new URL(manifest['style.css']?.file ?? '', client), 'utf8');
  const known = new Map<string, Assets>();
  return (source) => {
    const found = known.get(source);
    if (found !== undefined) return found;
    const files = filesOf(manifest, [ENTRY, source]);
    const [entry = '', ...preloads] = files.map((file) => `/${file}`);
    const assets: Assets = { style, preloads, modules: [entry], inlineModules: [] };
    known.set(source, assets);
    return assets;
  };
}

/** Files of some chunks and all that they import, each once, in the order met. */
export function filesOf(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen];
}
