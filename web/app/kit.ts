/*
 * Parts of every public page are bundled with the entry: as a file of its own it would compress worse and be one request
 * more. Only names of modules; what nobody uses of them is left out all the same.
 */
import '#contracts/rules/tender-status.ts';
import '#contracts/vocabulary/places.ts';
import '#contracts/vocabulary/tenders.ts';
import '../components/drawn/lazy-part.tsx';
import '../components/live-text.tsx';
import '../components/ui/card.tsx';
import '../components/ui/form/controls.tsx';
import '../components/ui/skeleton.tsx';
import '../components/ui/status-badge.tsx';
import '../lib/api/list-page.ts';
import '../lib/format/format.ts';
import '../lib/head/use-head.ts';
import '../features/saved/messages.en.ts';
import '../features/tender-search/messages.en.ts';
import '../lib/toast/use-toast.ts';
import '../lib/use-hydrated.ts';
