import type { ImportRun } from '#contracts/api/imports.ts';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { text } from '../messages.en.ts';

const TONES: Readonly<Record<ImportRun['state'], BadgeTone>> = {
  uploading: 'neutral',
  ready: 'neutral',
  running: 'brand',
  interrupted: 'soon',
  asking: 'soon',
  checked: 'brass',
  done: 'open',
  stopped: 'soon',
  failed: 'closed',
  discarded: 'neutral',
};

export function ImportStateBadge({ run: { state, dryRun } }: { readonly run: Pick<ImportRun, 'state' | 'dryRun'> }) {
  const atWork = dryRun ? text.checking : text.importing;
  return <Badge tone={TONES[state]}>{state === 'running' ? atWork : text.states[state]}</Badge>;
}
