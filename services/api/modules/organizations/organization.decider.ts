import type { OrganizationEvent, OrganizationFacts } from '#contracts/events/organizations.ts';
import { changedFields } from '../../platform/commands/changed-fields.ts';
import type { Decider, Decision } from '../../platform/commands/decider.ts';
import { type RecordState, recordOf } from '../../platform/commands/record.ts';
import { conflict, missing } from '../../platform/refusal.ts';

export type OrganizationCommand =
  | { readonly type: 'CreateOrganization'; readonly organization: OrganizationFacts }
  | { readonly type: 'UpdateOrganization'; readonly organization: OrganizationFacts }
  | { readonly type: 'RemoveOrganization'; readonly usedByTenders: number; readonly joinedTo?: number | undefined };

function decide(command: OrganizationCommand, state: RecordState<OrganizationFacts>): Decision<OrganizationEvent> {
  switch (command.type) {
    case 'CreateOrganization':
      if (state.kind !== 'none') throw conflict('This organization exists already.');
      return [{ type: 'OrganizationCreated', data: { organization: command.organization } }];
    case 'UpdateOrganization': {
      if (state.kind !== 'present') throw missing('Organization');
      const { organization } = command;
      const changed = changedFields(state.facts, organization);
      return changed.length === 0 ? [] : [{ type: 'OrganizationUpdated', data: { organization, changed } }];
    }
    case 'RemoveOrganization':
      if (state.kind !== 'present') throw missing('Organization');
      if (command.usedByTenders > 0) throw conflict(usedBy(command.usedByTenders));
      return [
        { type: 'OrganizationRemoved', data: command.joinedTo === undefined ? {} : { joinedTo: command.joinedTo } },
      ];
    default:
      return command satisfies never;
  }
}

export const usedBy = (tenders: number) =>
  `This organization is used by ${tenders} ${tenders === 1 ? 'tender' : 'tenders'}. Link them to another organization first.`;

export const organizationDecider: Decider<RecordState<OrganizationFacts>, OrganizationCommand, OrganizationEvent> = {
  ...recordOf<OrganizationFacts, OrganizationEvent>((data) => ('organization' in data ? data.organization : undefined)),
  decide,
};
