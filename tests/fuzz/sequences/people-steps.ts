import { accountEndpoints } from '#contracts/api/account/account.ts';
import { linkEndpoints } from '#contracts/api/account/links.ts';
import { savedEndpoints } from '#contracts/api/account/saved.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { PASSWORD } from '../../support/api/people.ts';
import { type Account, alive, gone, type Model, signOutOthers } from './model.ts';
import type { Portal } from './portal.ts';
import { expectSame, pick, type Steps } from './step.ts';

type Browser = Model['browsers'][number];
const hasAccount = ({ accounts }: Model) => alive(accounts).length > 0;
const signedIn = ({ browsers }: Model) =>
  browsers.filter((browser): browser is Browser & { account: Account } => browser.account !== undefined);
const hasSession = (model: Model) => signedIn(model).length > 0;
const WRONG = 'Galat-Kunji-4417';

async function signIn(model: Model, portal: Portal, account: Account, password: string): Promise<number> {
  const actor = portal.visitor();
  const body = { username: account.username, password };
  const { status, body: told } = await portal.ask(actor, userEndpoints.login, { body });
  if (status !== 200) return status;
  expectSame('who signed in', told?.id, account.id);
  model.browsers.push({ actor, account });
  return status;
}

async function confirm(portal: Portal, account: Account): Promise<void> {
  const body = { token: await portal.mailedLink(account.id, 'sign-up') };
  const { status } = await portal.ask(portal.visitor(), linkEndpoints.confirm, { body });
  expectSame('confirming an address', status, 204);
  account.isProved = true;
  const again = await portal.ask(portal.visitor(), linkEndpoints.confirm, { body });
  expectSame('a link that was used', again.status >= 400, true);
}

export const peopleSteps: Steps = {
  signUp: {
    weight: 5,
    async run(model, portal, choice) {
      const username = `p.${portal.unique()}`;
      const email = `${username}@example.pk`;
      const actor = portal.visitor();
      const body = { username, email, password: PASSWORD, fullName: 'Somebody of Lahore' };
      const { status, body: told } = await portal.ask(actor, userEndpoints.register, { body });
      expectSame('signing up', [status, told?.username, told?.isAdmin], [201, username, false]);
      const account = { id: told?.id ?? 0, username, email, password: PASSWORD, saved: new Set<never>() };
      model.accounts.push({ ...account, isAdmin: false, isProved: false, isGone: false });
      model.browsers.push({ actor, account: model.accounts.at(-1) });
      const again = await portal.ask(portal.visitor(), userEndpoints.register, { body });
      expectSame('signing up again', again.status, 409);
      const signedUp = model.accounts.at(-1);
      if (signedUp !== undefined && choice % 2 === 0) await confirm(portal, signedUp);
    },
  },
  confirmAddress: {
    weight: 2,
    can: hasAccount,
    run: (model, portal, choice) => confirm(portal, pick(alive(model.accounts), choice)),
  },
  signIn: {
    weight: 2,
    can: hasAccount,
    async run(model, portal, choice) {
      const account = pick(alive(model.accounts), choice);
      expectSame('signing in', await signIn(model, portal, account, account.password), 200);
    },
  },
  signInWrongly: {
    can: ({ accounts }) => accounts.length > 0,
    async run(model, portal, choice) {
      const account = pick(model.accounts, choice);
      const password = account.isGone || account.password === PASSWORD ? WRONG : PASSWORD;
      expectSame('signing in with a wrong or former password', await signIn(model, portal, account, password), 401);
    },
  },
  signOut: {
    can: hasSession,
    async run(model, portal, choice) {
      const browser = pick(signedIn(model), choice);
      expectSame('signing out', (await portal.ask(browser.actor, userEndpoints.logout)).status, 204);
      (browser as Browser).account = undefined;
    },
  },
  changePassword: {
    can: hasSession,
    async run(model, portal, choice) {
      const browser = pick(signedIn(model), choice);
      const { account, actor } = browser;
      const newPassword = `Naya-Darwaza-${portal.unique()}`;
      const wrong = { currentPassword: WRONG, newPassword };
      const refused = await portal.ask(actor, accountEndpoints.password, { body: wrong });
      expectSame('a new password without the old one', refused.status, 403);
      const body = { currentPassword: account.password, newPassword };
      const { status } = await portal.ask(actor, accountEndpoints.password, { body });
      expectSame('a new password', status, 204);
      account.password = newPassword;
      signOutOthers(model, account, browser);
    },
  },
  rename: {
    can: hasSession,
    async run(model, portal, choice) {
      const { account, actor } = pick(signedIn(model), choice);
      const username = `q.${portal.unique()}`;
      const body = { username, email: account.email, fullName: 'Somebody of Quetta', businessType: null };
      const { status, body: told } = await portal.ask(actor, accountEndpoints.profile, { body });
      expectSame('a new username', [status, told?.username], [200, username]);
      account.username = username;
    },
  },
  grantOrRevoke: {
    weight: 2,
    can: hasAccount,
    async run(model, portal, choice) {
      const account = pick(alive(model.accounts), choice);
      account.isAdmin = !account.isAdmin;
      const input = { params: { id: account.id }, body: { isAdmin: account.isAdmin } };
      const { status, body } = await portal.ask(portal.chief, userEndpoints.setRole, input);
      expectSame('another role', [status, body?.isAdmin], [200, account.isAdmin]);
      if (!account.isAdmin) signOutOthers(model, account);
    },
  },
  deleteAccount: {
    can: hasAccount,
    async run(model, portal, choice) {
      const account = pick(alive(model.accounts), choice);
      const browser = signedIn(model).find((one) => one.account === account);
      if (browser === undefined || choice % 2 === 0) {
        const { status } = await portal.ask(portal.chief, userEndpoints.remove, { params: { id: account.id } });
        expectSame('deleting an account', status, 204);
      } else {
        const body = { currentPassword: account.password, confirmation: 'delete my account' };
        const { status } = await portal.ask(browser.actor, accountEndpoints.remove, { body });
        expectSame('deleting the own account', status, account.isAdmin ? 409 : 204);
        if (status === 409) return;
      }
      account.isGone = true;
      signOutOthers(model, account);
      for (const subscription of model.subscriptions) if (subscription.owner === account) subscription.isGone = true;
    },
  },
  save: {
    weight: 3,
    can: (model) => hasSession(model) && model.tenders.length > 0,
    async run(model, portal, choice) {
      const { account, actor } = pick(signedIn(model), choice);
      const tender = pick(model.tenders, choice);
      const { status } = await portal.ask(actor, savedEndpoints.save, { params: { id: tender.id } });
      expectSame('saving a tender', status, tender.isGone ? 404 : 200);
      if (!tender.isGone) account.saved.add(tender);
    },
  },
  forget: {
    weight: 4,
    can: (model) => signedIn(model).some(({ account }) => alive([...account.saved]).length > 0),
    async run(model, portal, choice) {
      const holders = signedIn(model).filter(({ account }) => alive([...account.saved]).length > 0);
      const { account, actor } = pick(holders, choice);
      const tender = pick(alive([...account.saved]), choice);
      const { status } = await portal.ask(actor, savedEndpoints.remove, { params: { id: tender.id } });
      expectSame('keeping a tender no longer', status, 204);
      account.saved.delete(tender);
    },
  },
  useDeleted: {
    can: ({ accounts }) => gone(accounts).length > 0,
    async run(model, portal, choice) {
      const { id } = pick(gone(model.accounts), choice);
      const { status } = await portal.ask(portal.chief, userEndpoints.remove, { params: { id } });
      expectSame('deleting a deleted account', status, 404);
    },
  },
};
