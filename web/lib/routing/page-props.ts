export type PageParameters = Readonly<Record<string, string>>;

/** Props of every page: the values of its pattern's parameters. */
export interface PageProps {
  readonly parameters: PageParameters;
}
