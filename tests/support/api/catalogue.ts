import { audit } from '../../../services/api/modules/audit/index.ts';
import { categories } from '../../../services/api/modules/categories/index.ts';
import { contact } from '../../../services/api/modules/contact/index.ts';
import { emails } from '../../../services/api/modules/emails/index.ts';
import { lookups } from '../../../services/api/modules/lookups/index.ts';
import { openData } from '../../../services/api/modules/open-data/index.ts';
import { organizations } from '../../../services/api/modules/organizations/index.ts';
import { saved } from '../../../services/api/modules/saved/index.ts';
import { settings } from '../../../services/api/modules/settings/index.ts';
import { subscriptions } from '../../../services/api/modules/subscriptions/index.ts';
import { synonyms } from '../../../services/api/modules/synonyms/index.ts';
import { tenders } from '../../../services/api/modules/tenders/index.ts';
import { told } from '../../../services/api/modules/told/index.ts';
import { users } from '../../../services/api/modules/users/index.ts';

export const CATALOGUE = [categories, organizations, lookups, synonyms, tenders];

/** All that people have to do with: the catalogue, and whatever is kept of persons. */
export const EVERYTHING = [...CATALOGUE, users, subscriptions, emails, contact, saved, settings, told];

/** By which people sign up and sign in, for specs of other modules. */
export const ACCOUNTS = users;

/** By which specs of other modules read what the log says. */
export const AUDIT = audit;

export const OPEN_DATA = openData;
