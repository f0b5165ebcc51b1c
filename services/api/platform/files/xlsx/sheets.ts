import type { Merge } from './merged-cells.ts';
import type { SheetRow } from './sheet-rows.ts';

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Name of its part in the archive, or its number in the one part of all. */
  readonly part: string;
}

export interface Workbook {
  /** Sheets in the order of the tabs. */
  readonly sheets: readonly Sheet[];
  /** The rows with some text. `onShare` is told the share of the sheet that has been read. */
  rows(sheet: Sheet, onShare?: (share: number) => void): AsyncIterable<SheetRow>;
  /** The merged cells of which the rows have the text in the first alone. */
  merges(sheet: Sheet): Promise<readonly Merge[]>;
}
