export type PageParameters = Readonly<Record<string, string>>;

/** What every page gets: the values of its pattern's parameters. */
export interface PageProps {
  readonly parameters: PageParameters;
}
