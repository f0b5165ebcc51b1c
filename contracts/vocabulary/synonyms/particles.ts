/** Particles of Urdu: 'of', 'on', 'any', 'want'. Postgres knows those of English only. */
export const URDU_PARTICLES: ReadonlySet<string> = new Set(
  'ka ki ke aur par pe mein koi wala wali wale walay chahiye chahie mujhe کا کی کے اور پر میں والا والی والے چاہیے کویی'.split(
    ' ',
  ),
);

/** Particles of English that stand between the words of a search. */
export const ENGLISH_PARTICLES: ReadonlySet<string> = new Set('a an the of for to in at on and or by with'.split(' '));
