/** How many characters of the hash an address carries: enough that a changed image has a new address. */
const VERSION_LENGTH = 12;

const imageVersion = (hash: string) => hash.slice(0, VERSION_LENGTH);

export const imageAddress = (tenderId: number, hash: string) =>
  `/api/tenders/${tenderId}/image?v=${imageVersion(hash)}`;

/** The image version that `address` names if it is an image address of this tender, else undefined. */
export function versionInAddress(tenderId: number, address: string): string | undefined {
  const version = address.slice(-VERSION_LENGTH);
  return /^[0-9a-f]+$/.test(version) && imageAddress(tenderId, version) === address ? version : undefined;
}
