const NAME_MAX = 80;
/** The choice of saving beside those that there are. */
export const NEW = 'new';

/** The proposed name, as long as a name may be; no letter is cut in two. */
export const nameFor = (proposed: string): string => {
  const cut = proposed.slice(0, NAME_MAX);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim();
};

/** Parameters of a saved search from the address of a list without page and order. */
export const parametersOf = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));
