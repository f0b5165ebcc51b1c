/** A static text: paragraphs, or points, under headings. */
interface TextSection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
}

export interface StaticText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly TextSection[];
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}
