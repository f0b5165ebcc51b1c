/** Words that stand in every second notice, so they say little of what somebody seeks. */
export const USUAL: ReadonlySet<string> = new Set(
  `item items work works service services supply supplies purchase procurement provision equipment equipments material
  materials good goods system systems tender tenders notice article articles product products company firm firms
  contractor contractors contract contracts office offices various misc new hiring hire staff machine machines machinery
  installation install maintenance management job jobs project projects required rate rates price annual pakistan and or of for
  the in at to with saman kaam kam theka tehka ٹھیکہ سامان کام`.split(/\s+/),
);
