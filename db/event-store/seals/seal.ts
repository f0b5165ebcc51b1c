import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Statement of a seal about the events since the seal before it; hashes are 32 bytes. */
interface SealFacts {
  /** 1, 2, 3 ... without a hole. */
  readonly no: number;
  /** Positions of its first and its last event. */
  readonly first: number;
  readonly last: number;
  readonly events: number;
  /** sha256 of the leaves. */
  readonly root: Buffer;
  readonly sealedAt: Date;
}

export interface Seal extends SealFacts {
  readonly seal: Buffer;
  readonly signature: Buffer;
}

export interface Leaf {
  readonly position: number;
  /** sha256 of the event's row, hex. */
  readonly hash: string;
}

/** Hash that the first seal is chained to. */
export const NO_SEAL = Buffer.alloc(32);

/** 8 of the position, 32 of the hash. */
export const LEAF_BYTES = 40;

export const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** The hash that chains a seal to the one before it. */
export function sealHash({ no, first, last, events, root, sealedAt }: SealFacts, before: Buffer): Buffer {
  const facts = [no, first, last, events, root.toString('hex'), sealedAt.toISOString(), before.toString('hex')];
  return sha256(`ailaan seal 1\n${facts.join('\n')}\n`);
}

export const signSeal = (seal: Buffer, key: string) => createHmac('sha256', key).update(seal).digest();

export function isSignedBy({ seal, signature }: Pick<Seal, 'seal' | 'signature'>, key: string): boolean {
  const right = signSeal(seal, key);
  return signature.length === right.length && timingSafeEqual(signature, right);
}

/** Takes the kept leaves apart; undefined when they are no leaves. */
export function readLeaves(leaves: Buffer): Leaf[] | undefined {
  if (leaves.length % LEAF_BYTES !== 0) return undefined;
  return Array.from({ length: leaves.length / LEAF_BYTES }, (_, index) => {
    const at = index * LEAF_BYTES;
    return {
      position: Number(leaves.readBigInt64BE(at)),
      hash: leaves.toString('hex', at + 8, at + LEAF_BYTES),
    };
  });
}
