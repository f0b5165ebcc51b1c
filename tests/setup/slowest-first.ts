import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take over a third of a minute on two cores, the slowest first. */
const SLOW = [
  'tests/e2e/admin/inbox/keying-drafts.spec.ts',
  'tests/e2e/newsletter/own-subscription.spec.ts',
  'tests/e2e/keying/form.spec.ts',
  'tests/e2e/public/lists.spec.ts',
  'tests/e2e/admin/import.spec.ts',
  'tests/e2e/keying/dialogs.spec.ts',
  'tests/e2e/admin/inbox/many-hands.spec.ts',
  'tests/e2e/account.spec.ts',
  'tests/e2e/desk/from-nothing.spec.ts',
  'tests/e2e/public/detail.spec.ts',
  'services/worker/reading/read-files.int.spec.ts',
  'services/api/import/import-command.int.spec.ts',
  'tests/operability/database/pooled-replica.int.spec.ts',
  'tests/operability/database/checks.int.spec.ts',
  'tests/operability/leaving.int.spec.ts',
  'tests/operability/database/pooler.int.spec.ts',
  'services/worker/told/changes/tell-changes.int.spec.ts',
  'services/worker/digests/digests.int.spec.ts',
  'services/api/modules/audit/export/export.route.int.spec.ts',
  'services/launcher/launcher.int.spec.ts',
];

/** Files that go through everything of a kind come last, for they are left out where time runs out (setup/when-late.ts). */
const LAST = [
  'tests/faults/hostile-input.int.spec.ts',
  'tests/fuzz/fuzz.int.spec.ts',
  'tests/operability/operators-mistakes.int.spec.ts',
  'tests/faults/history/steps.int.spec.ts',
  'tests/faults/history/history.int.spec.ts',
  'tests/faults/alerts/alerts.int.spec.ts',
  'tests/faults/alerts/reminders.int.spec.ts',
  'tests/e2e/conformance/keyboard.spec.ts',
  'tests/e2e/conformance/every-screen.spec.ts',
  'tests/e2e/admin/screens.spec.ts',
  'tests/e2e/admin/states.spec.ts',
  'tests/e2e/public/screens.spec.ts',
];

/** A slow file that starts last keeps one worker busy while the others have ended. Vitest alone knows only sizes on a new machine. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = [...SLOW, '', ...LAST].findIndex((path) => path !== '' && moduleId.endsWith(path));
      return at === -1 ? SLOW.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
