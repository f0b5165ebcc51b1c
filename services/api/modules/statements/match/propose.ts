import { setImmediate as othersFirst } from 'node:timers/promises';
import type { StatementReason } from '#contracts/api/operations/statements.ts';
import type { StatementConfidence } from '#contracts/vocabulary/lists/statements.ts';
import { FIRST_PRICES, PLANS, type PlanId } from '#contracts/vocabulary/plans.ts';
import { doubtsOf } from './doubts.ts';
import { type FoundName, Names } from './names.ts';
import { isPaymentDue, type Payer, type PayingLine } from './payer.ts';
import { type FoundReference, References } from './references.ts';

/** Prices for which somebody may pay, by plan; whole rupees. */
export type PricesOf = (payer: Payer) => Readonly<Record<PlanId, number>>;

interface Candidate {
  readonly payer: Payer;
  readonly plan: PlanId;
  readonly price: number;
  readonly reasons: readonly StatementReason[];
}

export interface Proposed {
  readonly confidence: StatementConfidence;
  readonly candidates: readonly Candidate[];
}

interface Weighed extends Candidate {
  readonly weight: number;
  readonly isSure: boolean;
}

const MAX_CANDIDATES = 5;
/** Hundreds may have one name, and a handful is shown. */
const MAX_NAMESAKES = 30;
/** Other requests wait for no more of the matching than this. */
const AT_ONCE_MS = 15;

const atFirstPrices: PricesOf = () => FIRST_PRICES;

/** Proposes for each line, by its number, which subscription it pays for: by reference, address, amount and name. */
export async function propose(
  lines: readonly PayingLine[],
  payers: readonly Payer[],
  pricesOf: PricesOf = atFirstPrices,
): Promise<ReadonlyMap<number, Proposed>> {
  const pause = pauses();
  const [references, names] = [new References(), new Names()];
  for (const payer of payers) {
    references.add(payer);
    names.add(payer);
    await pause();
  }
  const mailedIn = addressFinder(payers);
  const proposed = new Map<number, readonly Weighed[]>();
  for (const line of lines) {
    proposed.set(line.id, weigh(line, { references, names, mailedIn, pricesOf }));
    await pause();
  }
  const claims = new Map<number, number>();
  for (const [first] of proposed.values()) {
    if (first !== undefined) claims.set(first.payer.id, (claims.get(first.payer.id) ?? 0) + 1);
  }
  return new Map([...proposed].map(([id, candidates]) => [id, toProposed(candidates, claims)]));
}

/** Lets other requests go first whenever the matching has taken its share. */
function pauses(): () => Promise<void> | undefined {
  let resumed = performance.now();
  return () => {
    if (performance.now() - resumed < AT_ONCE_MS) return undefined;
    return othersFirst().then(() => {
      resumed = performance.now();
    });
  };
}

/** The confidence of a line; two lines for one subscription leave both in doubt. */
function toProposed(candidates: readonly Weighed[], claims: ReadonlyMap<number, number>): Proposed {
  const [first] = candidates;
  if (first === undefined) return { confidence: 'none', candidates: [] };
  const several = (claims.get(first.payer.id) ?? 0) > 1;
  const shown = candidates.slice(0, MAX_CANDIDATES).map(({ payer, plan, price, reasons }, at) => {
    const doubts: StatementReason[] = at === 0 && several ? [{ kind: 'several-lines', about: '' }] : [];
    return { payer, plan, price, reasons: [...reasons, ...doubts] };
  });
  const isSure = first.isSure && !several && candidates.filter(({ isSure: sure }) => sure).length === 1;
  return { confidence: isSure ? 'sure' : 'likely', candidates: shown };
}

interface Known {
  readonly references: References;
  readonly names: Names;
  readonly mailedIn: (text: string) => readonly Payer[];
  readonly pricesOf: PricesOf;
}

function weigh(line: PayingLine, { references, names, mailedIn, pricesOf }: Known): readonly Weighed[] {
  const found = references.findIn(line.text);
  const evidence: LineEvidence = {
    line,
    named: new Map(names.findIn(line.text).map((name) => [name.payer, name])),
    mailed: new Set(mailedIn(line.text)),
    exact: found.filter(({ isExact }) => isExact).length,
    pricesOf,
  };
  const referenced = found.flatMap((reference) => byReference(reference, evidence));
  const known = new Set(found.map(({ payer }) => payer));
  const unreferenced: Weighed[] = [];
  for (const payer of new Set([...evidence.mailed, ...evidence.named.keys()])) {
    if (known.has(payer)) continue;
    unreferenced.push(...byName(payer, evidence));
    if (unreferenced.length === MAX_NAMESAKES) break; // the likeliest names came first
  }
  return [...referenced, ...unreferenced].sort((a, b) => b.weight - a.weight);
}

/** Everything that a line says. */
interface LineEvidence {
  readonly line: PayingLine;
  /** The likeliest first. */
  readonly named: ReadonlyMap<Payer, FoundName>;
  readonly mailed: ReadonlySet<Payer>;
  /** References in it that are spelled right. */
  readonly exact: number;
  readonly pricesOf: PricesOf;
}

function byReference({ payer, as, isExact }: FoundReference, evidence: LineEvidence): readonly Weighed[] {
  const { line, named, mailed, exact, pricesOf } = evidence;
  const money = moneyOf(line, payer, pricesOf(payer));
  const name = named.get(payer);
  const isSupported = money.isPrice || name !== undefined || mailed.has(payer);
  if (!isExact && !isSupported) return []; // one letter wrong and nothing else fits: chance
  const doubts = doubtsOf(payer, line);
  const reasons: StatementReason[] = [
    { kind: isExact ? 'reference' : 'reference-alike', about: as },
    ...nameReasons(payer, name, mailed),
    ...money.reasons,
    ...doubts,
    ...(exact > 1 && isExact ? [{ kind: 'several-subscriptions' as const, about: '' }] : []),
  ];
  const isOfAnother = isNamedBetter(named, payer, name?.share ?? 0);
  const isBeyondDoubt = isExact && exact === 1 && !isOfAnother;
  const isSure = isBeyondDoubt && doubts.length === 0 && line.subscriptionId !== payer.id && money.isOwnPrice;
  const weight = (isExact ? 10 : 5) + money.weight + (name === undefined ? 0 : 1);
  return [{ payer, ...money, reasons, isSure, weight }];
}

/** The likeliest names come first, so that two tell it. */
function isNamedBetter(named: LineEvidence['named'], payer: Payer, share: number): boolean {
  for (const other of named.values()) if (other.payer !== payer) return other.share > Math.max(0.8, share);
  return false;
}

function byName(payer: Payer, { line, named, mailed, pricesOf }: LineEvidence): readonly Weighed[] {
  const money = moneyOf(line, payer, pricesOf(payer));
  const name = named.get(payer);
  const isMailed = mailed.has(payer);
  if (!(money.isPrice || isMailed) || !isPaymentDue(payer, line.day)) return [];
  const reasons = [...nameReasons(payer, name, mailed), ...money.reasons, ...doubtsOf(payer, line)];
  const words = name?.as.split(' ').length ?? 0; // the longer one of two names that fit
  const weight =
    (isMailed ? 4 : 0) + (name?.share ?? 0) * 2 + words / 10 + money.weight / 10 + (payer.isActive ? 0.1 : 0);
  return [{ payer, ...money, reasons, isSure: false, weight }];
}

function moneyOf({ paisa }: PayingLine, { plan }: Payer, prices: Readonly<Record<PlanId, number>>) {
  const paid = (Object.keys(prices) as PlanId[]).find((one) => prices[one] * 100 === paisa);
  const isOwnPrice = prices[plan] * 100 === paisa;
  const chosen = isOwnPrice ? plan : (paid ?? plan);
  const reasons: StatementReason[] = isOwnPrice
    ? [{ kind: 'amount', about: String(prices[plan]) }]
    : paid !== undefined
      ? [{ kind: 'amount-of-other-plan', about: PLANS[paid].name }]
      : [{ kind: 'amount-differs', about: String(prices[plan]) }];
  const isPrice = paid !== undefined;
  return {
    plan: chosen,
    price: prices[chosen],
    isOwnPrice,
    isPrice,
    reasons,
    weight: isOwnPrice ? 2 : isPrice ? 1 : 0,
  };
}

function nameReasons(payer: Payer, name: FoundName | undefined, mailed: ReadonlySet<Payer>): StatementReason[] {
  return [
    ...(mailed.has(payer) ? [{ kind: 'email' as const, about: payer.email }] : []),
    ...(name === undefined ? [] : [{ kind: 'name' as const, about: name.as }]),
  ];
}

const letters = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Finds subscribers whose address stands in a text, with or without its signs. */
function addressFinder(payers: readonly Payer[]): (text: string) => readonly Payer[] {
  const known = payers.map((payer) => ({ payer, squashed: letters(payer.email) }));
  return (text) => {
    if (!/@|\b(com|pk|net|org)\b|gmail|yahoo|hotmail|outlook/i.test(text)) return [];
    const squashed = letters(text);
    return known.flatMap(({ payer, squashed: address }) => (squashed.includes(address) ? [payer] : []));
  };
}
